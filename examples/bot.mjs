// A bot in JavaScript that speaks the line protocol of docs/bot-protocol.md:
//   landsraad bot check "node examples/bot.mjs"
//   landsraad tournament --bots "cmd:node examples/bot.mjs,random,random,random"
// It buys the dearest card it can, sends Agents where it may, and never passes without need.
import { createInterface } from "node:readline";

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");
const liked = ["acquire the_spice_must_flow", "acquire", "agent", "deploy", "play", "reveal"];

function score(text) {
  const place = liked.findIndex((start) => text.startsWith(start));
  if (text.startsWith("pass") || text.startsWith("end")) return -1;
  return place < 0 ? 0 : liked.length - place;
}

function choose({ decision, seed }) {
  const scores = decision.options.map((option) => score(option.text));
  const best = Math.max(...scores);
  const equals = decision.options.filter((_, n) => scores[n] === best);
  return equals[seed % equals.length];
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ type: "ready", name: "likes to buy" });
  else if (message.type === "choose") say({ action: choose(message).action });
  else if (message.type === "bye") break;
}
process.exit(0);
