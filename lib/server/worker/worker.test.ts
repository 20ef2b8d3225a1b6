import { AppError } from '@/lib/server/http/errors';
import { type Job, startWorker } from './worker';

process.env['LOG_LEVEL'] = 'warn';

function aPromise<T>() {
  let settle: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => (settle = resolve));
  return { promise, resolve: settle };
}

function aJob(pieces: number, more: Partial<Job> = {}) {
  const done: number[] = [];
  const isIdle = aPromise<undefined>();
  const job: Job = {
    name: 'test',
    everyMs: 3_600_000,
    doNext: () => {
      if (done.length === pieces) {
        isIdle.resolve(undefined);
        return Promise.resolve(false);
      }
      done.push(done.length);
      return Promise.resolve(true);
    },
    ...more,
  };
  return { job, done, isIdle: isIdle.promise };
}

test('a job is done piece by piece until nothing is due', async () => {
  const { job, done, isIdle } = aJob(5);
  const worker = startWorker([job]);
  await isIdle;
  await worker.stop();
  expect(done).toHaveLength(5);
});

test('a job that fails holds no other up, and says why, unless the database is not set up', async () => {
  const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const failing = [new Error('away'), new AppError('NOT_SET_UP')].map(
    (error, at) => aJob(0, { name: `failing ${at}`, doNext: () => Promise.reject(error) }).job,
  );
  const { job, done, isIdle } = aJob(3);
  const worker = startWorker([...failing, job]);
  await isIdle;
  await worker.stop();
  const lines = written.mock.calls.map(([text]) => JSON.parse(String(text)) as { job: string });
  written.mockRestore();
  expect(done).toHaveLength(3);
  expect(lines.map(({ job: name }) => name)).toEqual(['failing 0']);
});

test('stopping waits for the piece that runs, and begins no other', async () => {
  const started = aPromise<undefined>();
  const end = aPromise<boolean>();
  let pieces = 0;
  const { job } = aJob(0, {
    doNext: () => {
      pieces += 1;
      started.resolve(undefined);
      return end.promise;
    },
  });
  const worker = startWorker([job]);
  await started.promise;
  let isStopped = false;
  const stopped = worker.stop().then(() => (isStopped = true));
  await new Promise(setImmediate);
  expect(isStopped).toBe(false);
  end.resolve(true);
  await stopped;
  expect(pieces).toBe(1);
});

test('as many pieces run at once as a job has lanes', async () => {
  const end = aPromise<boolean>();
  let running = 0;
  const { job } = aJob(0, {
    lanes: 3,
    doNext: () => {
      running += 1;
      return end.promise;
    },
  });
  const worker = startWorker([job]);
  await new Promise(setImmediate);
  expect(running).toBe(3);
  end.resolve(false);
  await worker.stop();
});
