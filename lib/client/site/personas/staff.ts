import { api, paths } from '@/lib/config/paths';
import type { SampleCodeDto, StaffSessionDto } from '@/lib/domain/desk/contract';
import { SAMPLE_STAFF } from '@/lib/domain/desk/sampleStaff.data';
import { lastCode, type Wire } from './wire';

/** Signs in with both codes, as this sample member of staff would. */
export async function becomeStaff(staffId: string, wire: Wire): Promise<{ pages: readonly string[] }> {
  const { ask } = wire;
  const mobileNumber = SAMPLE_STAFF.find((each) => each.staffId === staffId)?.mobileNumber ?? '';
  const { requestId } = await ask<{ requestId: string }>(api.otpStaffGenerate, { staffId });
  const otp = await lastCode(wire, mobileNumber).catch(() => {
    throw new Error(
      `no code was sent, since ${staffId} is not in the database. Start the site again: each start in development adds the sample staff that are missing.`,
    );
  });
  await ask(api.otpStaffValidate, { requestId, otp });
  const { needsSecondFactor } = await ask<StaffSessionDto>(api.staffSession);
  if (needsSecondFactor) {
    const codes = await ask<SampleCodeDto[]>(api.sampleAuthenticator);
    await ask(api.staffSecondFactor, { code: codes.find((each) => each.staffId === staffId)?.code });
  }
  return { pages: [paths.dashboard] };
}
