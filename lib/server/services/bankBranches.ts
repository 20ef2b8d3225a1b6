import { findBank } from '../banks/banks';
import { AppError } from '../http/errors';

/** Whose branch an IFSC is. Throws NOT_FOUND. */
export function readBank(ifsc: string): { ifsc: string; bank: string } {
  const bank = findBank(ifsc);
  if (bank === undefined) throw new AppError('NOT_FOUND');
  return { ifsc, bank };
}
