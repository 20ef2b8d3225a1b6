// A few test files take much longer than the rest, so they start first.
import { statSync } from 'node:fs';
import path from 'node:path';

const longest = [
  'kill',
  'mandate',
  'hostile',
  'rotation',
  'everyCaller',
  'additions',
  'folder',
  'payments',
  'throughBoth',
  'changes',
  'renewals',
  'send',
  'secrets',
  'hangingDatabase',
];
const size = (file) => statSync(file).size;
const rank = (file) => {
  const at = longest.indexOf(path.basename(file, '.test.ts'));
  return at < 0 ? longest.length : at;
};

/** Falls back to the largest, as jest itself does without times of an earlier run. */
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
