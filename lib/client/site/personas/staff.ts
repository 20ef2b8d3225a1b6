import { api, paths } from '@/lib/config/paths';
import type { SampleCodeDto, StaffSessionDto } from '@/lib/domain/desk/contract';
import { SAMPLE_STAFF } from '@/lib/domain/desk/sampleStaff.data';
import { lastCode, type Wire } from './wire';

/** Signs in with both codes, as this sample member of staff would. */
export async function becomeStaff(staffId: string, wire: Wire): Promise<{ pages: readonly string[] }> {
  const { ask } = wire;
  const mobileNumber = SAMPLE_STAFF.find((each) => each.staffId === staffId)?.mobileNumber ?? '';
  const { requestId } = await ask<{ requestId: string }>(api.otpStaffGenerate, { staffId });
  await ask(api.otpStaffValidate, { requestId, otp: await lastCode(wire, mobileNumber) });
  const { needsSecondFactor } = await ask<StaffSessionDto>(api.staffSession);
  if (needsSecondFactor) {
    const codes = await ask<SampleCodeDto[]>(api.sampleAuthenticator);
    await ask(api.staffSecondFactor, { code: codes.find((each) => each.staffId === staffId)?.code });
  }
  return { pages: [paths.dashboard] };
}
