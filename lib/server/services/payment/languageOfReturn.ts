import type { Locale } from '@/lib/domain/common/locales';
import { findPaymentLanguage } from '@/models/payment/payment';
import { connectDatabase } from '@/lib/server/database/db';
import { logger } from '@/lib/server/logger';

/** Of the page on which it was paid. A database that is away keeps nobody at the gateway. */
export async function languageOfReturn(paymentId: string): Promise<Locale | undefined> {
  try {
    await connectDatabase();
    return await findPaymentLanguage(paymentId);
  } catch (error) {
    logger().warn({ action: 'gateway-return', error });
    return undefined;
  }
}
