import { api } from '@/lib/config/paths';
import type { ClaimOtherDetailsDto } from '@/lib/domain/claims/contract';
import { payNextClaim } from '@/lib/server/services/claims/payClaim';
import { tellNextClaim } from '@/lib/server/services/claims/tellCustomer';
import { deliverMessages } from '@/tests/api/support/store/deliver';
import { addSampleStaff } from '@/tests/api/support/desk';
import { messagesTo, signIn, Visitor } from '@/tests/api/support/visitors';
import { makePolicyholder, type Policyholder } from './policyholders';

/** Two people who decide claims, and the policyholder whose claims they are. */
export type ClaimsDesk = { staff: Visitor; colleague: Visitor; owner: Policyholder };

export const STAFF_ID = 'SAMPLE-4001';

export async function openClaimsDesk(port: number): Promise<ClaimsDesk> {
  await new Visitor(port).get('/api/health/ready');
  await addSampleStaff();
  const [staff, colleague] = [new Visitor(port), new Visitor(port)];
  await signIn(staff, STAFF_ID, '6000004001');
  await signIn(colleague, 'SAMPLE-4002', '6000004002');
  return { staff, colleague, owner: await makePolicyholder(port) };
}

export async function readOthers({ visitor }: Policyholder, claimId: string): Promise<ClaimOtherDetailsDto> {
  return (await visitor.get(`${api.claimOtherDetails}?claimId=${claimId}`)).body as ClaimOtherDetailsDto;
}

/** The texts of the messages that the customer got. */
export async function textsTo({ mobileNumber, visitor }: Policyholder): Promise<string> {
  return (await messagesTo(mobileNumber, visitor)).map(({ text }) => text).join('\n');
}

export async function tellAll(): Promise<void> {
  while (await tellNextClaim(new Date()));
  await deliverMessages(new Date());
}

export async function payAndTellAll(): Promise<void> {
  while (await payNextClaim(new Date()));
  await tellAll();
}
