import type { Locale } from '@/lib/domain/common/locales';
import { findPaymentLanguage } from '@/models/payment/payment';
import { connectDatabase } from '@/lib/server/database/db';
import { logger } from '@/lib/server/logger';

/**
 * The language of the page on which the payment was made. Undefined also while the database is away, so that the
 * customer still gets back from the gateway.
 */
export async function languageOfReturn(paymentId: string): Promise<Locale | undefined> {
  try {
    await connectDatabase();
    return await findPaymentLanguage(paymentId);
  } catch (error) {
    logger().warn({ action: 'gateway-return', error });
    return undefined;
  }
}
