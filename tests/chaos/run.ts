import { parseArgs } from 'node:util';
import { badNetwork, failPoints, lostReplies, twoSites } from './scenarios/database';
import { dialogAtWidths } from './scenarios/dialogAtWidths';
import { flappingNetwork } from './scenarios/flappingNetwork';
import { invitations } from './scenarios/invitations';
import { killStorm } from './scenarios/killStorm';
import { payouts } from './scenarios/payouts';
import { rollingRestart } from './scenarios/rollingRestart';
import { saveOrders } from './scenarios/saveOrders';
import { tabCloses } from './scenarios/tabCloses';
import { troubledDatabase } from './scenarios/troubledDatabase';
import { upgrade } from './scenarios/upgrade';
import { truthTable } from './scenarios/truthTable';
import { secrets } from './programs';
import { type Scenario, tell } from './scenario';

// The keys that the sites use. Read once, by the scenario that comes first.
Object.assign(process.env, secrets);

const scenarios: readonly Scenario[] = [
  truthTable,
  dialogAtWidths,
  saveOrders,
  tabCloses,
  flappingNetwork,
  killStorm,
  invitations,
  payouts,
  lostReplies,
  failPoints,
  badNetwork,
  twoSites,
  rollingRestart,
  upgrade,
  troubledDatabase,
];

const usage = `npm run chaos -- [--short] [--seed N] [--share 0.2 | --load N] [--break NAME] [scenario …]
${scenarios.map(({ name, load, unit, breaks }) => `  ${name}: ${load.full} ${unit} (short: ${load.short || 'none'}); breaks: ${breaks.join(', ')}`).join('\n')}`;

function readWishes() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      short: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      seed: { type: 'string' },
      share: { type: 'string', default: '1' },
      load: { type: 'string' },
      break: { type: 'string' },
    },
  });
  const { short, share, break: broken } = values;
  const count = Number(values.load ?? 1);
  const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
  const wanted = scenarios.filter(
    ({ name, breaks, load }) =>
      (positionals.length === 0 || positionals.includes(name)) &&
      (!broken || breaks.includes(broken)) &&
      (!short || load.short > 0),
  );
  if (values.help || wanted.length === 0 || !Number.isInteger(seed) || !(Number(share) > 0 && count > 0))
    throw new Error('Nothing was run.');
  const loadOf = ({ load }: Scenario) => {
    if (values.load !== undefined) return Math.ceil(count);
    return short ? load.short : Math.ceil(load.full * Number(share));
  };
  return { wanted, loadOf, seed, broken };
}

function readOrExplain(): ReturnType<typeof readWishes> {
  try {
    return readWishes();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n${usage}\n`);
    process.exit(2);
  }
}

const { wanted, loadOf, seed, broken } = readOrExplain();
let areKept = true;
for (const scenario of wanted) {
  const isKept = await tell(scenario, { seed, broken, load: loadOf(scenario) });
  areKept &&= isKept;
}
process.exit(areKept ? 0 : 1);
