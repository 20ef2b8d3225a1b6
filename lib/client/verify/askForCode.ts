import type { OtpChallengeDto, WorkDto } from '@/lib/domain/verify/contract';
import { ApiError } from '@/lib/client/common/apiError';
import { postJson } from '@/lib/client/common/fetcher';

/** Under rate limiting the server asks for a proof of work, which a worker solves. */
export async function askForCode(
  url: string,
  body: object,
  onWork: (isWorking: boolean) => void = () => undefined,
): Promise<OtpChallengeDto> {
  try {
    return await postJson<OtpChallengeDto>(url, body);
  } catch (error) {
    const work = error instanceof ApiError ? error.body.work : undefined;
    if (!work) throw error;
    onWork(true);
    try {
      const proof = { challenge: work.challenge, answer: await solve(work) };
      return await postJson<OtpChallengeDto>(url, { ...body, proof });
    } finally {
      onWork(false);
    }
  }
}

function solve(work: WorkDto): Promise<number> {
  const worker = new Worker('/proofOfWork.js');
  const answered = new Promise<number>((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data as number);
    worker.onerror = () => reject(new Error('the proof of work failed'));
    worker.postMessage(work);
  });
  return answered.finally(() => worker.terminate());
}
