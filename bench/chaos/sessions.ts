import fc from "fast-check";
import { findFaults } from "@/tests/helpers/integrity.ts";
import { type Outcome, Tally } from "./outcome.ts";
import { Session } from "./session.ts";
import { type Trouble, TROUBLES } from "./bad_store.ts";
import {
  type Action,
  CODES,
  RECIPIENT_NAMES,
  type Step,
  TITLES,
} from "./steps.ts";

/** Sessions before a new store is opened, because the records of finished ones slow every check down. */
const SESSIONS_OF_STORE = 50;
const MAX_STEPS = 12;

/**
 * Compares random sessions on a faulty store with the model: acknowledged changes are done, refused ones are done
 * completely or not at all, and reads are correct or refused. Sessions are reproducible by their seed.
 */
export async function compareSessions(
  sessions: number,
  seed?: number,
): Promise<Outcome> {
  const tally = new Tally("unequal to the model", "dangling");
  for (let done = 0; done < sessions; done += SESSIONS_OF_STORE) {
    const numRuns = Math.min(SESSIONS_OF_STORE, sessions - done);
    await compareSome(tally, {
      numRuns,
      ...(seed !== undefined && { seed: seed + done }),
    });
    if (tally.details.length > 0) break;
  }
  return tally;
}

async function compareSome(
  tally: Tally,
  options: { numRuns: number; seed?: number },
): Promise<void> {
  const session = await Session.open();
  const steps = fc.array(step(), { minLength: 1, maxLength: MAX_STEPS });
  const property = fc.asyncProperty(steps, async (steps) => {
    await session.run(steps);
    const faults = await findFaults(session.app.kv);
    for (const fault of faults) tally.note("dangling", fault);
    tally.count("sessions");
    tally.count("steps", steps.length);
  });
  try {
    await fc.assert(property, options);
  } catch (error) {
    const { message, cause } = error as Error;
    tally.note("unequal to the model", `${message}\n${cause}`);
  } finally {
    const { calls, refused, doneUnanswered } = session.counts;
    tally.count("calls", calls);
    tally.count("refused", refused);
    tally.count("done, though refused", doneUnanswered);
    for (const [trouble, times] of session.store.met) {
      tally.count(`trouble: ${trouble}`, times);
    }
    await session.app[Symbol.asyncDispose]();
  }
}

function step(): fc.Arbitrary<Step> {
  // Only few reads fail, or hardly any write would reach its commit.
  const script = fc.record({
    reads: drawTroubles(20),
    commits: drawTroubles(3),
  });
  return fc.tuple(action(), script).map(([action, script]) => ({
    ...action,
    script,
  }));
}

/** Draws which operations fail: on average one in `one`. */
function drawTroubles(one: number): fc.Arbitrary<Trouble[]> {
  const well = { arbitrary: fc.constant(null), weight: one - 1 };
  const ill = { arbitrary: fc.constantFrom(...TROUBLES), weight: 1 };
  return fc.array(fc.oneof(well, ill), { maxLength: 10 });
}

function action(): fc.Arbitrary<Action> {
  const code = index(CODES);
  const name = index(RECIPIENT_NAMES);
  const title = index(TITLES);
  const [parcel, entry, hour] = [fc.nat(5), fc.nat(5), fc.nat(3)];
  const move = { moves: fc.boolean(), hour: fc.option(hour) };
  const doing = <Kind extends string>(kind: Kind) => ({
    do: fc.constant(kind),
  });
  return fc.oneof(
    fc.record({ ...doing("create"), code, name }),
    fc.record({ ...doing("create"), code, name }),
    fc.record({ ...doing("delete"), parcel }),
    fc.record({ ...doing("rename"), parcel, code }),
    fc.record({ ...doing("call"), parcel, name }),
    fc.record({ ...doing("post"), parcel, title, ...move }),
    fc.record({ ...doing("post"), parcel, title, ...move }),
    fc.record({ ...doing("edit"), parcel, entry, title }),
    fc.record({ ...doing("date"), parcel, entry, hour }),
    fc.record({ ...doing("drop"), parcel, entry }),
    fc.record({ ...doing("track"), code }),
    fc.record({ ...doing("search"), name }),
    fc.record(doing("list")),
  );
}

function index(values: readonly unknown[]): fc.Arbitrary<number> {
  return fc.nat(values.length - 1);
}
