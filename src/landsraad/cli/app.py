"""The commands and their options. What a command needs is imported when it runs: `--help` must not wait for it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from landsraad.cli.admin import admin_app
from landsraad.cli.output import reporting

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # plain help: drawing boxes would take a third of the time that help may take
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Play, simulate and study games of the Dune: Imperium family.",
)

bot_app = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="Bots that are programs of their own.")
app.add_typer(bot_app, name="bot")
app.add_typer(admin_app, name="admin")

Json = Annotated[bool, typer.Option("--json", help="Write JSON to stdout.")]
# From the folders: the words themselves would take their time to import.
LANGUAGES = sorted(one.parent.name for one in (Path(__file__).parents[1] / "i18n" / "locales").glob("*/language.ftl"))
LANG_HELP = f"Language: {', '.join(LANGUAGES)}."
Lang = Annotated[str | None, typer.Option("--lang", help=LANG_HELP, show_default=False)]
Players = Annotated[int, typer.Option("--players", min=1, max=6, help="Number of players: 1 to 4, or 6 on uprising.")]
DealKey = Annotated[
    str | None,
    typer.Option(
        "--key",
        help="Draw the deals from this key; where programs play, a fresh one is drawn and kept with the results.",
        show_default=False,
    ),
]
Difficulty = Annotated[
    str | None,
    typer.Option(help="Solo: mercenary, sardaukar, mentat or kwisatz_haderach.", show_default=False),
]
Rivals = Annotated[
    str | None,
    typer.Option("--rivals", help="Solo: the Rivals' Leaders; - for one at random.", show_default=False),
]
Host = Annotated[str, typer.Option("--host", help="The game that others are added to: base or uprising.")]
Modules = Annotated[
    str | None,
    typer.Option(
        "--modules", help="Boxes beside it: ix, immortality; with uprising also choam, base_cards.", show_default=False
    ),
]
Epic = Annotated[bool, typer.Option("--epic", help="Play the Epic game of Rise of Ix.")]
Variants = Annotated[
    str | None,
    typer.Option(
        "--variants",
        help="Solo: imperium_row_dice, brutal_escalation …; with immortality: go_to_11.",
        show_default=False,
    ),
]

Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        help="What the rules leave to you, on uprising: ix_conflicts=in, base_conflicts=in, base_imperium=out or ids, "
        "base_intrigue=out or ids, hagal_foldspace=in. May be repeated.",
        show_default=False,
    ),
]


# Written out: the table of levels would take its time to import. A test compares them.
CHARACTER_HELP = "Characters: warlord, trader, schemer, courtier, planner"
LEVEL_HELP = (
    "Levels: novice, adept, mentat, kwisatz_haderach; mentat@2 thinks 2 s a decision. "
    f"{CHARACTER_HELP}: adept:trader; adept:random has any."
)
BOT_HELP = (
    "random, greedy, heuristic, search, learned, learned+search, a level (novice, adept, mentat, kwisatz_haderach) or "
    "a program (cmd:./mybot); search@0.5 thinks 0.5 s a decision, search@400x tries 400 times. "
    f"{CHARACTER_HELP}: heuristic:trader."
)


def show_version(wanted: bool) -> None:
    """Print the version and leave."""
    if wanted:
        from landsraad.engine.version import VERSION

        typer.echo(VERSION)
        raise typer.Exit


@app.callback()
def top(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Play, simulate and study games of the Dune: Imperium family."""


@app.command()
def play(
    context: typer.Context,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play in this terminal; implied by the options about the game.")
    ] = False,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
    players: Players = 4,
    seat: Annotated[int, typer.Option("--seat", min=0, max=5, help="Your seat, from 0.")] = 0,
    leader: Annotated[str | None, typer.Option("--leader", help="Your Leader (default: at random).")] = None,
    bots: Annotated[
        str, typer.Option("--bots", help=f"Opponents clockwise, repeated as needed. {LEVEL_HELP}")
    ] = "novice:random",
    lang: Lang = None,
    seed: Annotated[int | None, typer.Option("--seed", min=0, help="Seed of the deal (default: new).")] = None,
    width: Annotated[int | None, typer.Option("--width", min=40, help="Width of the board.")] = None,
    height: Annotated[int | None, typer.Option("--height", min=10, help="Height of the board.")] = None,
    load: Annotated[Path | None, typer.Option("--load", help="Go on with a saved game.", show_default=False)] = None,
    save: Annotated[
        Path | None, typer.Option("--save", help="File to save to on quitting.", show_default=False)
    ] = None,
    difficulty: Difficulty = None,
    rivals: Rivals = None,
    host: Host = "base",
    modules: Modules = None,
    epic: Epic = False,
    variants: Variants = None,
    option: Options = None,
    json: Annotated[bool, typer.Option("--json", help="Write the outcome as JSON; the game goes to stderr.")] = False,
) -> None:
    """Play: in the browser, or in this terminal against bots."""
    with reporting():
        if not terminal and not options_given(context, ("browser", "lang")):
            from landsraad.cli.serve import play_in_browser

            raise typer.Exit(play_in_browser(lang, browser))
        from landsraad.cli.play import Wishes, play_game
        from landsraad.cli.table import Boxes

        boxes = Boxes(modules, epic, variants, host, tuple(option or ()))
        wishes = Wishes(
            players, seat, leader, bots, lang, seed, width, height, load, save, difficulty, rivals, boxes, json
        )
        raise typer.Exit(play_game(wishes))


def options_given(context: typer.Context, but: tuple[str, ...]) -> bool:
    """Tell whether options were given on the command line, besides some."""
    given = [name for name in context.params if name not in but]
    return any(getattr(context.get_parameter_source(name), "name", "") == "COMMANDLINE" for name in given)


@app.command()
def serve(
    host: Annotated[str, typer.Option("--host", help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="Port; 0 for a free one.")] = 8440,
    database: Annotated[
        str | None,
        typer.Option("--database", help="sqlite:///FILE or postgresql://… (default: a file).", show_default=False),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", help="Another origin whose pages may connect.", show_default=False),
    ] = None,
    bot_workers: Annotated[
        int | None, typer.Option("--bot-workers", min=1, max=64, help="Processes for bots (default: 1).")
    ] = None,
    config: Annotated[
        Path | None, typer.Option("--config", help="A file of settings (docs/operate.md).", show_default=False)
    ] = None,
    proxy: Annotated[bool, typer.Option("--proxy", help="Behind a proxy that speaks HTTPS.")] = False,
    lang: Lang = None,
    json: Annotated[bool, typer.Option("--json", help="Write the address as JSON to stdout when ready.")] = False,
) -> None:
    """Serve tables to browsers, for friends on other machines."""
    from landsraad.cli.serve import run_server

    with reporting():
        wishes = {"origins": tuple(origin or ()) or None, "bot_workers": bot_workers}
        raise typer.Exit(run_server(host, port, database, wishes, config, lang, proxy=proxy, as_json=json))


@app.command()
def simulate(
    games: Annotated[int, typer.Option("--games", min=1, help="Number of games.")] = 100,
    players: Players = 4,
    bots: Annotated[
        str, typer.Option("--bots", help=f"Bots around the table, repeated as needed. {BOT_HELP}")
    ] = "random",
    leaders: Annotated[
        str | None, typer.Option("--leaders", help="Leaders by seat; - for one at random.", show_default=False)
    ] = None,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Seed of the first game; the next has the next.")] = 0,
    key: DealKey = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Processes; the results are the same.")] = 1,
    counts: Annotated[bool, typer.Option(help="Count what was played, which costs some speed.")] = True,
    difficulty: Difficulty = None,
    rivals: Rivals = None,
    host: Host = "base",
    modules: Modules = None,
    epic: Epic = False,
    variants: Variants = None,
    option: Options = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Let bots play many games and sum them up."""
    from landsraad.cli.simulate import run_simulation
    from landsraad.cli.table import Boxes, leader_names, setup_of

    with reporting():
        boxes = Boxes(modules, epic, variants, host, tuple(option or ()))
        setup = setup_of(players, leader_names(leaders), leader_names(rivals), difficulty, boxes)
        raise typer.Exit(run_simulation(setup, games, bots, seed, jobs, counts, lang, key, as_json=json))


@app.command()
def tournament(
    bots: Annotated[
        str, typer.Option("--bots", help=f"Bots; fewer than seats are repeated, of more all groups meet. {BOT_HELP}")
    ] = "greedy,random,random,random",
    games: Annotated[int, typer.Option("--games", min=1, help="Number of games in all.")] = 120,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Seed of the first deal; the next has the next.")] = 0,
    key: DealKey = None,
    players: Players = 4,
    host: Host = "base",
    modules: Modules = None,
    epic: Epic = False,
    option: Options = None,
    difficulty: Difficulty = None,
    leaders: Annotated[
        str | None, typer.Option("--leaders", help="Leaders by seat; - for one at random.", show_default=False)
    ] = None,
    rivals: Rivals = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Processes; the results are the same.")] = 1,
    ray: Annotated[bool, typer.Option("--ray", help="Play on Ray (extra [ray]); the results are the same.")] = False,
    ray_address: Annotated[
        str, typer.Option("--ray-address", envvar="RAY_ADDRESS", help="A Ray cluster; local starts one.")
    ] = "local",
    out: Annotated[
        Path | None, typer.Option("--out", help="File of results, taken up again if there.", show_default=False)
    ] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="Forget the results kept in the file.")] = False,
    show: Annotated[
        Path | None, typer.Option("--show", help="Only count the games of this file.", show_default=False)
    ] = None,
    report: Annotated[
        Path | None, typer.Option("--report", help="Write a page with charts to this file.", show_default=False)
    ] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Let bots compete: every deal from every seat, win rates with intervals, ratings."""
    from landsraad.cli.table import Boxes
    from landsraad.cli.tournament import Contest, hold_tournament, tournament_setup

    with reporting():
        boxes = Boxes(modules, epic, host=host, options=tuple(option or ()))
        setup = tournament_setup(players, boxes, difficulty, leaders, rivals)
        where = ray_address if ray else None
        contest = Contest(setup, bots, games, seed, jobs, where, out, fresh, show, report, lang, key)
        raise typer.Exit(hold_tournament(contest, as_json=json))


@app.command()
def benchmark(
    bot: Annotated[str, typer.Argument(help=BOT_HELP)],
    cells: Annotated[
        str | None, typer.Option("--cells", help="Only these, for example base-4p,uprising-3p.", show_default=False)
    ] = None,
    opponents: Annotated[
        str | None,
        typer.Option("--opponents", help="Only these: random, greedy-1, heuristic-1.", show_default=False),
    ] = None,
    games: Annotated[int, typer.Option("--games", min=1, help="Games in each cell against each opponent.")] = 40,
    key: DealKey = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Processes; the results are the same.")] = 1,
    out: Annotated[
        Path | None, typer.Option("--out", help="File of results, taken up again if there.", show_default=False)
    ] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Landsraad-Bench: a bot against frozen opponents, everywhere, on deals from a fresh key (docs/benchmark.md)."""
    from landsraad.cli.benchmark import Asked, hold_benchmark

    with reporting():
        asked = Asked(bot, cells, opponents, games, key, jobs, out, lang)
        raise typer.Exit(hold_benchmark(asked, as_json=json))


@app.command()
def dataset(
    out: Annotated[Path, typer.Option("--out", help="The Parquet file.")] = Path("games.parquet"),
    bots: Annotated[
        str, typer.Option("--bots", help=f"Bots clockwise, repeated as needed, moved on from game to game. {BOT_HELP}")
    ] = "heuristic",
    games: Annotated[int, typer.Option("--games", min=1, help="Number of games.")] = 100,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Seed of the first deal; the next has the next.")] = 0,
    key: DealKey = None,
    every: Annotated[bool, typer.Option("--every", help="Decisions without a choice too.")] = False,
    replace: Annotated[bool, typer.Option("--replace", help="Write over a file that is there.")] = False,
    players: Players = 4,
    host: Host = "base",
    modules: Modules = None,
    epic: Epic = False,
    difficulty: Difficulty = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Games of bots as a Parquet file: observation, mask, action, outcome, visits (extra [dataset])."""
    from landsraad.cli.dataset import write_dataset
    from landsraad.cli.table import Boxes, setup_of

    with reporting():
        setup = setup_of(players, None, None, difficulty, Boxes(modules, epic, host=host))
        raise typer.Exit(write_dataset(setup, bots, games, seed, key, every, out, replace, lang, as_json=json))


@bot_app.command("check")
def bot_check(
    command: Annotated[str, typer.Argument(help="The program, with its arguments in quotes.")],
    players: Players = 4,
    games: Annotated[int, typer.Option("--games", min=1, help="Games, each from another seat.")] = 4,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Seed of the first game.")] = 0,
    key: DealKey = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, help="Longest time for an answer.")] = 10.0,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Check that a program keeps the line protocol (docs/bot-protocol.md)."""
    from landsraad.cli.bot import check_bot

    with reporting():
        raise typer.Exit(check_bot(command, players, games, seed, seconds, lang, key, as_json=json))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    verify: Annotated[
        bool,
        typer.Option("--verify", help="Only check digest and promised deal."),
    ] = False,
    seat: Annotated[int | None, typer.Option("--seat", help="See it as this seat (default: a spectator).")] = None,
    step: Annotated[int | None, typer.Option("--step", min=0, help="Show the board after so many decisions.")] = None,
    considered: Annotated[
        bool, typer.Option("--considered", help="What the bots considered, in a finished game; with --step, there.")
    ] = False,
    lang: Lang = None,
    width: Annotated[int | None, typer.Option("--width", min=40, help="Width of the board.")] = None,
    json: Json = False,
) -> None:
    """Tell a saved game again."""
    from landsraad.cli.replay import replay_file

    with reporting():
        raise typer.Exit(replay_file(file, verify, seat, step, considered, lang, width, as_json=json))


@app.command()
def analyze(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    iterations: Annotated[int, typer.Option("--iterations", min=8, help="Tries of the search a decision.")] = 200,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Seed of the search.")] = 0,
    worst: Annotated[int, typer.Option("--worst", min=1, help="Turns to list.")] = 5,
    picture: Annotated[
        Path | None, typer.Option("--picture", help="Write the curve to this SVG file.", show_default=False)
    ] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Judge every decision of a saved game by search."""
    from landsraad.cli.analyze import analyze_file

    with reporting():
        raise typer.Exit(analyze_file(file, iterations, seed, worst, picture, lang, as_json=json))


@app.command()
def puzzles(
    file: Annotated[Path, typer.Argument(help="The file of puzzles; found ones are added.")],
    check: Annotated[bool, typer.Option("--check", help="Judge those that are there by a longer search.")] = False,
    keep: Annotated[bool, typer.Option("--keep", help="With --check: write back those that hold.")] = False,
    longer: Annotated[int, typer.Option("--longer", min=1, help="With --check: times as long.")] = 10,
    count: Annotated[int, typer.Option("--count", min=1, help="How many there shall be.")] = 50,
    tries: Annotated[int, typer.Option("--tries", min=64, help="Tries of an option; then ten times as many.")] = 500,
    gap: Annotated[float, typer.Option("--gap", help="How far the answer is ahead, as a chance of winning.")] = 0.05,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Seed of the first game.")] = 1,
    minutes: Annotated[float, typer.Option("--minutes", min=0.01, help="Stop after so long.")] = 60.0,
    players: Players = 4,
    host: Host = "base",
    modules: Modules = None,
    epic: Epic = False,
    difficulty: Difficulty = None,
    option: Options = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Find decisions with one clearly best answer in games of bots, or check them."""
    from landsraad.cli.puzzles import check_puzzles, find_puzzles
    from landsraad.cli.table import Boxes, setup_of

    with reporting():
        if check:
            raise typer.Exit(check_puzzles(file, longer, keep, minutes, lang, as_json=json))
        boxes = Boxes(modules, epic, host=host, options=tuple(option or ()))
        setup = setup_of(players, difficulty=difficulty, boxes=boxes)
        raise typer.Exit(find_puzzles(file, setup, count, tries, gap, seed, minutes, lang, as_json=json))


@app.command()
def train(
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            help="File for the weights (default: value.npz, evaluation.npz with --small, options.npz with --policy).",
            show_default=False,
        ),
    ] = None,
    replace: Annotated[bool, typer.Option("--replace", help="Write over a file that is there.")] = False,
    games: Annotated[int, typer.Option("--games", min=1, help="Games of self-play.")] = 400,
    passes: Annotated[int, typer.Option("--passes", min=1, help="Passes over the positions.")] = 4,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Seed of games and weights.")] = 0,
    small: Annotated[bool, typer.Option("--small", help="The heuristic's evaluation, not the learned value.")] = False,
    policy: Annotated[bool, typer.Option("--policy", help="The policy, from searches in all boxes.")] = False,
    tries: Annotated[int, typer.Option("--tries", min=1, help="Tries of each search, with --policy.")] = 400,
    lessons: Annotated[
        list[int] | None,
        typer.Option(
            "--lessons",
            min=1,
            help="Games of a further stage, played by look-ahead with what was learned. May be given again.",
            show_default=False,
        ),
    ] = None,
    begin: Annotated[
        Path | None,
        typer.Option("--begin", help="A network to go on from by --lessons alone.", show_default=False),
    ] = None,
    rounds: Annotated[
        int | None,
        typer.Option(
            "--rounds",
            min=1,
            help="Learn from nothing for so many rounds: play, learn, gate on fresh deals. --out is a folder then.",
            show_default=False,
        ),
    ] = None,
    gate: Annotated[int, typer.Option("--gate", min=2, help="Games that decide a round, with --rounds.")] = 24,
    plain: Annotated[int, typer.Option("--plain", min=40, help="Games by the policy alone, with --rounds.")] = 4000,
    untuned: Annotated[
        bool, typer.Option("--untuned", help="Begin without the tuned policy, by options drawn, with --rounds.")
    ] = False,
    resized: Annotated[
        bool, typer.Option("--resized", help="Go on with the sizes given now, not those a training began with.")
    ] = False,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Processes, with --rounds; the same results.")] = 1,
    host: Annotated[
        str | None,
        typer.Option(
            "--host",
            help="What is played: base, immortality or uprising (default: base; all of them with --rounds).",
            show_default=False,
        ),
    ] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Train a value network by self-play, the policy by practice, or both in a loop from nothing (--rounds)."""
    from landsraad.cli.train import train_policy, train_rounds, train_weights

    with reporting():
        if rounds is not None:
            if policy or small:
                raise typer.BadParameter("--rounds trains policy and value together; leave out --small and --policy")
            wish = {"host": host or "all", "games": games, "plain": plain, "tries": tries, "passes": passes}
            wish |= {"gate": gate, "seed": seed, "trust": 0.0 if untuned else 1.0}
            raise typer.Exit(train_rounds(out, rounds, wish, jobs, lang, resized=resized, as_json=json))
        if policy and small:
            raise typer.BadParameter("--small and --policy are two different trainings")
        if policy:
            raise typer.Exit(train_policy(out, games, passes, seed, tries, replace, lang, as_json=json))
        stages = tuple(lessons or ())
        raise typer.Exit(
            train_weights(
                out,
                games,
                passes,
                seed,
                small,
                host or "base",
                replace,
                lang,
                lessons=stages,
                begin=begin,
                as_json=json,
            )
        )


@app.command()
def cards(
    name: Annotated[str | None, typer.Argument(help="A card, Leader, space, Conflict or tile, by id or name.")] = None,
    kind: Annotated[
        str | None,
        typer.Option("--kind", help="imperium, intrigue, leader, space, conflict or tile.", show_default=False),
    ] = None,
    scripts: Annotated[bool, typer.Option("--scripts", help="List the cards that need a script.")] = False,
    host: Host = "base",
    modules: Modules = None,
    epic: Epic = False,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Show all cards, or one with its effects in words."""
    from landsraad.cli.cards import show_cards
    from landsraad.cli.table import Boxes

    with reporting():
        raise typer.Exit(show_cards(name, kind, scripts, lang, Boxes(modules, epic, host=host), as_json=json))


@app.command()
def rules(
    ids: Annotated[list[str] | None, typer.Argument(help="Rules or sections, for example B-TIE-05 or B-TIE.")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="Which rules in play no test proves.")] = False,
    search: Annotated[str | None, typer.Option("--search", help="Rules with this text.", show_default=False)] = None,
    json: Json = False,
) -> None:
    """Look up the numbered rules."""
    from landsraad.cli.rules import show_rules

    with reporting():
        raise typer.Exit(show_rules(ids or [], coverage, search, as_json=json))


@app.command()
def doctor(lang: Lang = None, json: Json = False) -> None:
    """Check this installation."""
    from landsraad.cli.doctor import examine

    with reporting():
        raise typer.Exit(examine(lang, as_json=json))


@app.command()
def bench(
    players: Annotated[int | None, typer.Option("--players", help="Only cells with so many players.")] = None,
    slices: Annotated[int, typer.Option("--slices", min=1, help="Clean slices a measure.")] = 9,
    scale: Annotated[float, typer.Option("--scale", min=0.01, help="Length of a slice, 1 is usual.")] = 1.0,
    compare: Annotated[
        Path | None, typer.Option("--compare", help="JSON of an earlier run, for ratios.", show_default=False)
    ] = None,
    host: Annotated[
        str | None, typer.Option("--host", help="Only cells of base or of uprising.", show_default=False)
    ] = None,
    modules: Modules = None,
    epic: Epic = False,
    variants: Variants = None,
    json: Json = False,
) -> None:
    """Measure how fast this build is."""
    from landsraad.cli.bench import bench_hosts, run_bench
    from landsraad.cli.table import Boxes

    with reporting():
        hosts = () if host is None else (host,)
        chosen = [Boxes(modules, epic, variants, name) for name in hosts or bench_hosts(modules, epic, variants)]
        raise typer.Exit(run_bench(players, chosen, slices, scale, compare, as_json=json))
