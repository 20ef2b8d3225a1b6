import * as fc from 'fast-check';
import { connectDatabase } from '@/lib/server/database/db';
import { AppError } from '@/lib/server/http/errors';
import { GatewayEvents } from '@/models/payment/gatewayEvent';
import type { QuoteMarks } from '@/lib/domain/quote/quote';
import { useApi } from '@/tests/api/support/api';
import { expectBalanced, expectConserved, expectOwners } from './money/books';
import { type Crash, deaths, makeMortal, perhapsDying } from './money/deadServer';
import { type StepName, steps } from './money/steps';
import { useWorlds, type World } from './money/world';

/** No sequence leaves money without an owner. SEQUENCES sets the count; npm test runs few. */
const SEQUENCES = Number(process.env['SEQUENCES'] ?? 43);
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
/** An optional time limit. */
const MINUTES = Number(process.env['MINUTES'] ?? 24 * 60);
jest.setTimeout(24 * 60 * 60_000);

useApi();

const counts = { done: new Map<string, number>(), refused: new Map<string, number>() };
const ends = new Map<string, number>();
const mended = new Map<string, number>();
const count = (of: Map<string, number>, what: string) => of.set(what, (of.get(what) ?? 0) + 1);

type Model = { hasOrder: boolean; isKnown: boolean; hasForm: boolean; isSigned: boolean };
const always = () => true;
const worthIt: Partial<Record<StepName, (model: Model) => boolean>> = {
  'decide identity': ({ isKnown }) => isKnown,
  'delete details': ({ hasOrder }) => hasOrder,
  pay: ({ hasOrder }) => hasOrder,
  'late money': ({ hasOrder }) => hasOrder,
  'come back': ({ hasOrder }) => hasOrder,
  'webhook again': ({ hasOrder }) => hasOrder,
  sign: ({ hasOrder, isSigned }) => hasOrder && !isSigned,
  'open form': ({ hasOrder, isSigned }) => hasOrder && !isSigned,
  'save section': ({ hasForm, isSigned }) => hasForm && !isSigned,
  'decide proposal': ({ isSigned }) => isSigned,
  'return policy': ({ isSigned }) => isSigned,
  'ask for a person': ({ isSigned }) => isSigned,
  'decide person': ({ isSigned }) => isSigned,
  'order addition': ({ isSigned }) => isSigned,
  'take person back': ({ isSigned }) => isSigned,
  'tell of a claim': ({ isSigned }) => isSigned,
  'decide claim': ({ isSigned }) => isSigned,
};
const follows: Partial<Record<StepName, Partial<Model>>> = {
  KYC: { isKnown: true },
  order: { hasOrder: true },
  'open form': { hasForm: true },
  sign: { hasForm: true, isSigned: true },
};

class Happening implements fc.AsyncCommand<Model, World> {
  constructor(
    private readonly name: StepName,
    private readonly choice: number,
    private readonly crash: Crash | undefined,
  ) {}

  check(model: Readonly<Model>): boolean {
    return (worthIt[this.name] ?? always)(model);
  }

  async run(model: Model, world: World): Promise<void> {
    let refusal: string | undefined;
    const died = await perhapsDying(this.crash, async () => {
      try {
        await steps[this.name](world, this.choice);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        refusal = error.code;
      }
    });
    count(refusal ? counts.refused : counts.done, refusal ? `${this.name} ${refusal}` : this.name);
    if (!refusal || died) Object.assign(model, follows[this.name]);
  }

  toString(): string {
    const { at, when } = this.crash ?? {};
    return `${this.name}(${this.choice}${at === undefined ? '' : `, dies ${when} write ${at}`})`;
  }
}

const crash = fc.record({
  at: fc.integer({ min: 1, max: 14 }),
  when: fc.constantFrom('before' as const, 'after' as const),
});
const happening = (name: StepName) =>
  fc
    .tuple(
      fc.nat({ max: 63 }),
      fc.oneof({ weight: 7, arbitrary: fc.constant(undefined) }, { weight: 3, arbitrary: crash }),
    )
    .map(([choice, dies]) => new Happening(name, choice, dies));

const names = Object.keys(steps) as StepName[];
/** Steps towards money are more frequent. */
const often: StepName[] = [
  ...([
    'order',
    'order',
    'pay',
    'pay',
    'pay',
    'sign',
    'sign',
    'declare',
    'open form',
    'save section',
  ] as const),
  ...([
    'decide proposal',
    'decide proposal',
    'return policy',
    'seconds',
    'minutes',
    'minutes',
    'days',
  ] as const),
];

const beginnings: readonly QuoteMarks[] = [
  { declaration: 'clean', kyc: 'verified' },
  { declaration: 'disclosed', kyc: 'verified' },
  { declaration: 'clean' },
];
const all = (...happenings: readonly (readonly [StepName, number])[]) =>
  happenings.map(([name, choice]) => new Happening(name, choice, undefined));
const aReview = new Happening('KYC', 0, undefined);
const buys = [
  ['order', 0],
  ['pay', 0],
] as const;
const signs = [...buys, ['seconds', 0], ['sign', 1]] as const;
const addsPerson = [
  ...[...buys, ['seconds', 0], ['sign', 0], ['seconds', 0], ['ask for a person', 0]],
  ...[
    ['decide person', 0],
    ['order addition', 0],
  ],
] as readonly (readonly [StepName, number])[];
const lapses = [...signs, ['days', 5], ['order', 0]] as const;
/**
 * Beginnings of sequences: before and after payment; a referred proposal, its block lapsed, paid again and
 * declined; declined with its closed order paid; a cancelled policy; illness, plan or family changed between
 * order and payment; a closed order paid beside its successor.
 */
const prefixes = [
  all(),
  all(...buys, ['seconds', 0]),
  all(...signs),
  all(...lapses),
  all(...lapses, ['pay', 1], ['decide proposal', 1]),
  all(...lapses, ['decide proposal', 1], ['late money', 0]),
  all(...buys, ['seconds', 0], ['sign', 0], ['seconds', 0], ['return policy', 0]),
  all(['order', 0], ['declare', 1], ['pay', 0]),
  all(['order', 0], ['days', 1], ['order', 0], ['late money', 0]),
  all(['order', 0], ['change plan', 0], ['pay', 0]),
  all(['order', 0], ['change plan', 0], ['order', 0], ['pay', 1], ['seconds', 0], ['late money', 0]),
  all(['order', 0], ['change family', 1], ['declare', 2], ['pay', 0]),
];

function unlessRefused(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}

async function runToItsEnd(world: World, lastWord: number): Promise<string> {
  for (const minutes of [1, 60]) await world.pass(minutes);
  await expectOwners(world);
  await expectConserved(world);
  // The customer is gone; underwriters still decide.
  for (const name of ['decide identity', 'decide proposal'] as const) {
    await steps[name](world, lastWord).catch(unlessRefused);
  }
  for (const days of [0.05, 6, 0.01, 47, 0.01, 0.01]) await world.pass(days * 24 * 60);
  await expectOwners(world);
  return expectBalanced(world);
}

/** Of a policy: a person is paid for; it is returned then; nobody is to be added when the money arrives. */
const additions = [
  all(...addsPerson, ['pay', 1], ['seconds', 0]),
  all(...addsPerson, ['pay', 1], ['seconds', 0], ['return policy', 0]),
  all(...addsPerson, ['take person back', 0], ['pay', 1]),
];

const owns = [...buys, ['seconds', 0], ['sign', 0], ['seconds', 0]] as readonly (readonly [
  StepName,
  number,
])[];
const tells = (choice: number) =>
  [
    ['tell of a claim', choice],
    ['decide claim', choice],
  ] as const;
/** Of a policy: the customer or the hospital is paid; twice; before and after it is returned. */
const claims = [
  all(...owns, ...tells(0), ['seconds', 0], ...tells(1)),
  all(...owns, ...tells(1), ['return policy', 0]),
  all(...owns, ['return policy', 0], ['seconds', 0], ...tells(2)),
];

const sequence = fc.tuple(
  fc.constantFrom(...beginnings),
  fc.constantFrom(...prefixes, ...additions, ...claims),
  fc.nat({ max: 1 }),
  fc.commands([...names, ...often].map(happening), { maxCommands: 22, size: 'max' }),
);
const plain = beginnings.flatMap((marks, at) =>
  [...prefixes, ...(at === 0 ? [...additions, ...claims] : [])].map(
    (prefix, nth): [[QuoteMarks, Happening[], number, Happening[]]] => [[marks, prefix, (at + nth) % 2, []]],
  ),
);

test(`${SEQUENCES} sequences of events: every rupee has an owner`, async () => {
  await connectDatabase();
  makeMortal();
  const begin = await useWorlds();
  const startedAt = performance.now();
  await fc.assert(
    fc.asyncProperty(sequence, async ([marks, prefix, lastWord, commands]) => {
      const world = await begin(marks);
      const model: Model = {
        hasOrder: false,
        isKnown: false,
        hasForm: false,
        isSigned: false,
      };
      if (!marks.kyc) await aReview.run(model, world);
      for (const each of prefix) await each.run(model, world);
      await fc.asyncModelRun(() => ({ model, real: world }), commands);
      count(ends, await runToItsEnd(world, lastWord));
      for (const { problem = '' } of await GatewayEvents.find({ status: 'quarantined' }).lean())
        count(mended, problem);
    }),
    {
      numRuns: SEQUENCES,
      examples: plain,
      seed,
      endOnFailure: process.env['SHRINK'] === undefined,
      interruptAfterTimeLimit: MINUTES * 60_000,
    },
  );
  report(performance.now() - startedAt);
  // This many cover every step.
  const never = names.filter((name) => !counts.done.has(name));
  if (SEQUENCES >= 1_000) expect(never).toEqual([]);
});

function report(milliseconds: number): void {
  const list = (of: Map<string, number>) =>
    [...of]
      .toSorted(([, one], [, other]) => other - one)
      .map(([what, times]) => `${what} ${times}`)
      .join(', ');
  const total = (of: Map<string, number>) => [...of.values()].reduce((sum, times) => sum + times, 0);
  const lines = [
    `seed ${seed}: ${total(ends)} sequences in ${Math.round(milliseconds / 1000)} s`,
    `done ${total(counts.done)}: ${list(counts.done)}`,
    `refused ${total(counts.refused)}: ${list(counts.refused)}`,
    `servers died ${total(deaths)} times at ${deaths.size} places: ${list(deaths)}`,
    `put on the desk: ${list(mended)}`,
    `ends: ${list(ends)}`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
