import { datedNumber } from '@/lib/domain/common/numbers/datedNumber';

export const CLAIM_NUMBER = /^CL-\d{4}-\d{8}$/;
export const CLAIM_NUMBER_LENGTH = 'CL-2611-00000000'.length;

export const toClaimNumber = (day: string, chance: bigint) => datedNumber('CL', day, chance);
