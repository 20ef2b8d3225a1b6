import { createHash } from 'node:crypto';
import { api } from '@/lib/config/paths';
import { sendParts } from '@/tests/api/claims/papers';
import type { Visitor } from '@/tests/api/support/visitors';
import { aJpeg } from '@/tests/claims/sampleFiles';

/** Sends the paper of a change of a policy. */
export function sendChangeProof(by: Visitor, changeId: string, file = aJpeg({ comment: 'Aadhaar-Sample' })) {
  const hash = createHash('sha256').update(file).digest('hex');
  const paper = { changeId, kind: 'proof', bytes: file.length, hash };
  return sendParts<'proof'>(by, api.myChangeDocument, paper, file);
}

/** Sends the paper of a request for another number. */
export async function sendProof(by: Visitor, changeId: string, mobileNumber: string): Promise<void> {
  const file = aJpeg({ comment: `Aadhaar of ${mobileNumber}` });
  const hash = createHash('sha256').update(file).digest('hex');
  await sendParts<'proof'>(
    by,
    api.myNumberDocument,
    { changeId, kind: 'proof', bytes: file.length, hash },
    file,
  );
}
