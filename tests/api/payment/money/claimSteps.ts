import { todayInIndia } from '@/lib/domain/common/dates';
import { payableOf } from '@/lib/domain/claims/settle/hospitalCash';
import { claimAnswersOf, settledOf } from '@/lib/server/services/claims/claimRecord';
import { decideClaim } from '@/lib/server/services/claims/desk/decideClaim';
import { saveClaim } from '@/lib/server/services/claims/saveClaim';
import { AppError } from '@/lib/server/http/errors';
import { ClaimCases } from '@/models/claims/claimCase';
import { SandboxPayouts } from '@/models/claims/sandboxPayout';
import { Policies } from '@/models/policy/policy';
import type { World } from './world';

const refused = new AppError('STEP_NOT_REACHED');

/** Tells a claim for an accident today, which pays either the hospital or the customer. */
export async function tellOfClaim(world: World, choice: number): Promise<void> {
  const policy = await Policies.findOne().lean();
  if (!policy) throw refused;
  const answers = {
    memberId: `${policy._id}-1`,
    admission: 'emergency',
    hospitalName: 'Parijat General',
    kind: choice % 2 ? 'cashless' : 'reimbursement',
    story: 'Fell on the stairs',
    admittedOn: todayInIndia(world.now),
  };
  await saveClaim(world.asked({ answers, submit: true } as never));
}

export async function decideOnClaim(world: World, choice: number): Promise<void> {
  const claim = await ClaimCases.findOne({ status: /^(told|asked|review)$/ }).lean();
  if (!claim) throw refused;
  const { admittedOn } = claimAnswersOf(claim);
  const lines = [{ head: 'surgeon', billedPaise: (1 + choice) * 7_000_00 }];
  const bill = {
    admittedOn,
    dischargedOn: admittedOn,
    billsByRoom: true,
    cause: { kind: 'accident' },
    lines,
  };
  const { _id: claimId, version } = claim;
  await decideClaim(world.ordered({ claimId, version, bill, confirm: true } as never, 'claims'));
}

/** For each claim the bank must have paid what was decided, and nobody may have both a claim and the premium. */
export async function expectPayouts(isEnd: boolean): Promise<void> {
  const claims = await ClaimCases.find().lean();
  const book = await SandboxPayouts.find().lean();
  const rows = claims.map((claim) => {
    const { settlement } = settledOf(claim) ?? {};
    const sent = book.filter(({ _id }) => _id === claim._id || _id.startsWith(`${claim._id}.`));
    const paise = sent.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
    const due = settlement ? payableOf(settlement) : 0;
    return { claimId: claim._id, status: claim.status, paise, due, setOff: settlement?.setOff ?? 0 };
  });
  for (const row of rows) {
    const isPaid = row.status === 'paid' || (isEnd && row.status === 'approved');
    expect({ ...row, paise: row.paise }).toEqual({ ...row, paise: isPaid ? row.due : row.paise && row.due });
  }
  const known = rows.reduce((sum, { paise }) => sum + paise, 0);
  expect(book.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(known);
  const { refund = 0 } = (await Policies.findOne().lean())?.cancelled ?? {};
  const taken = rows.reduce((sum, { setOff }) => sum + setOff, 0);
  if (known > 0) expect({ taken }).toEqual({ taken: refund * 100 });
}
