// npm run test:mongodb: the conformance suite against MONGODB_URI.
import { spawnSync } from 'node:child_process';

if (!process.env.MONGODB_URI) {
  process.stderr.write(
    'No MONGODB_URI given: nothing was tested. Name a MongoDB 8.0 to run the suite on, for example\n' +
      '  MONGODB_URI="mongodb://127.0.0.1:27017/?replicaSet=rs0" npm run test:mongodb\n',
  );
  process.exit(1);
}
const jest = ['node_modules/jest/bin/jest.js', '--selectProjects', 'store', '--runInBand'];
process.exit(spawnSync(process.execPath, jest, { stdio: 'inherit' }).status ?? 1);
