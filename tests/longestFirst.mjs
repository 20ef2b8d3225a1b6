// In which order jest runs test files: a few take much longer than the rest, and would else run alone at the end.
import { statSync } from 'node:fs';
import path from 'node:path';

const longest = [
  'kill',
  'folder',
  'moneyModel',
  'paymentKills',
  'paymentLoad',
  'badInputs',
  'whoMay',
  'everyLimit',
];
const size = (file) => statSync(file).size;
const rank = (file) => {
  const at = longest.indexOf(path.basename(file, '.test.ts'));
  return at < 0 ? longest.length : at;
};

/** The longest first, then the largest, as jest does by itself where it has no times of an earlier run. */
export default class LongestFirst {
  sort(tests) {
    return tests.toSorted(
      (one, other) => rank(one.path) - rank(other.path) || size(other.path) - size(one.path),
    );
  }

  shard(tests, { shardIndex, shardCount }) {
    return tests.filter((_, at) => at % shardCount === shardIndex - 1);
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
}
