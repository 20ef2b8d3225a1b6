import { api } from '@/lib/config/paths';
import { todayInIndia } from '@/lib/domain/common/dates';
import type { ClaimKind } from '@/lib/domain/claims/claim';
import type { ClaimDto } from '@/lib/domain/claims/contract';
import type { DeskClaimDto } from '@/lib/domain/claims/desk/contract';
import { neededPapers } from '@/lib/domain/claims/neededPapers';
import type { Visitor } from '@/tests/api/support/visitors';
import { aJpeg } from '@/tests/claims/sampleFiles';
import { sendPaper } from './papers';

const today = todayInIndia(new Date());

/** Tells a claim for an accident, with all its papers. Resolves to its number. */
export async function aToldClaim(
  by: { visitor: Visitor; memberId: string },
  kind: ClaimKind,
): Promise<string> {
  const answers = {
    memberId: by.memberId,
    admission: 'emergency',
    hospitalName: 'Parijat General',
    kind,
    admittedOn: today,
    story: 'Fell on the stairs',
  };
  const { claimId } = (await by.visitor.post(api.claims, { answers, submit: true })).body as ClaimDto;
  for (const paper of neededPapers(kind, 'emergency'))
    await sendPaper(by.visitor, claimId, aJpeg({ comment: paper }), paper);
  return claimId;
}

export const bill = (rupees: number) => ({
  admittedOn: today,
  dischargedOn: today,
  billsByRoom: true,
  cause: { kind: 'accident' },
  lines: [
    { head: 'surgeon', billedPaise: rupees * 100 },
    { head: 'registration', billedPaise: 1_200_00 },
  ],
});

export async function readDeskClaim(by: Visitor, claimId: string): Promise<DeskClaimDto> {
  return (await by.get(`${api.deskClaim}?claimId=${claimId}`)).body as DeskClaimDto;
}

export async function decideBy(
  by: Visitor,
  claimId: string,
  rupees: number,
  more: object = { confirm: true },
) {
  const { version } = await readDeskClaim(by, claimId);
  return by.post(api.deskClaimDecide, { claimId, version, bill: bill(rupees), ...more });
}
