// A bot in JavaScript that speaks the line protocol of docs/bot-protocol.md:
//   landsraad bot check "node examples/bot.mjs"
//   landsraad tournament --bots "cmd:node examples/bot.mjs,random,random,random"
// It buys the dearest card it can, sends Agents where it may, and never passes without need.
import { createInterface } from "node:readline";

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");
const scores = { acquire: 5, agent: 4, agent_to: 4, deploy: 3, intrigue: 2, reveal: 1, pass: -1, pass_turn: -1, end_turn: -1 };

function score({ verb, thing }) {
  return thing?.id === "the_spice_must_flow" ? 6 : (scores[verb] ?? 0);
}

function choose({ decision, seed }) {
  const best = Math.max(...decision.options.map(score));
  const equals = decision.options.filter((option) => score(option) === best);
  return equals[seed % equals.length];
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ type: "ready", name: "likes to buy" });
  else if (message.type === "choose") say({ action: choose(message).action });
  else if (message.type === "bye") break;
}
process.exit(0);
