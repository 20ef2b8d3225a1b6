import { paths } from '@/lib/config/paths';
import type { Locale } from '@/lib/domain/common/locales';
import type { RenewalDraft } from '@/lib/domain/renewals/choices';
import { findApplication } from '@/models/application/application';
import type { PolicyRecord } from '@/models/policy/policy';
import type { RenewalRecord } from '@/models/renewals/renewal';
import { lookupHash } from '@/lib/server/crypto';
import { sealedField } from '@/lib/server/services/common/personalData';
import { siteLink } from '@/lib/server/siteLink';

const sealedChoices = sealedField<RenewalDraft>('renewals', 'choices');

/**
 * The token in a policy's reminders, the same in each. It can be opened again and again, and shows nothing personal
 * before a code.
 */
export function renewalTokenOf(policyNumber: string): string {
  return lookupHash('renewal-link', policyNumber);
}

export function renewalIdOfToken(token: string): string {
  return lookupHash('renewal', token);
}

export function renewalIdOf(policyNumber: string): string {
  return renewalIdOfToken(renewalTokenOf(policyNumber));
}

export function renewalLink(policyNumber: string, locale: Locale): string {
  return siteLink(paths.renewal(renewalTokenOf(policyNumber)), locale);
}

export function choicesOf({ _id, choices }: RenewalRecord): RenewalDraft {
  return choices === undefined ? {} : sealedChoices.unseal(choices, _id);
}

export function sealChoices(choices: RenewalDraft, id: string): string {
  return sealedChoices.seal(choices, id);
}

export async function languageOf({
  language,
  proposalId,
  applicationId,
}: Pick<PolicyRecord, 'language' | 'proposalId' | 'applicationId'>): Promise<Locale> {
  return language ?? (await findApplication(proposalId ?? applicationId))?.signature?.language ?? 'en';
}
