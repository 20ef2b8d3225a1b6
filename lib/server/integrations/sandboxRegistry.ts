import type { IdentityRecord } from '@/lib/domain/kyc/identity';
import { SANDBOX_ANSWERS, SANDBOX_DATE_OF_BIRTH, SANDBOX_NAME } from '@/lib/domain/kyc/sandbox.data';
import { ProviderError } from './callProvider';
import type { IdentityQuery, IdentityRegistry } from './identityRegistry';

export const sandboxRegistry: IdentityRegistry = {
  find: (query) => {
    const answer = SANDBOX_ANSWERS.find((each) => isMeant(each, query))?.answer;
    if (answer === 'away') return Promise.reject(new ProviderError('sandbox'));
    return Promise.resolve(answer && answer !== 'notFound' ? toRecord(answer, query) : undefined);
  },
};

function isMeant({ pan, shareCode }: (typeof SANDBOX_ANSWERS)[number], query: IdentityQuery): boolean {
  switch (query.type) {
    case 'aadhaarOffline':
      return query.shareCode === shareCode;
    case 'bankAccount':
      return query.accountNumber.endsWith(shareCode);
    default:
      return query.pan === pan;
  }
}

function toRecord(answer: 'verified' | 'name' | 'dateOfBirth', query: IdentityQuery): IdentityRecord {
  return {
    name: answer === 'name' ? SANDBOX_NAME : query.name,
    ...(answer === 'dateOfBirth' && { dateOfBirth: SANDBOX_DATE_OF_BIRTH }),
    reference: `sandbox-${query.type}`,
  };
}
