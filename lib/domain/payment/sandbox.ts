import type { FailureReason } from './failureReason';
import type { GatewayFact, PaymentMode } from './payment';

export const SANDBOX_CHOICES = [
  'success',
  'failure',
  'delay',
  'duplicate',
  'outOfOrder',
  'wrongAmount',
  'lateSuccess',
] as const;
export type SandboxChoice = (typeof SANDBOX_CHOICES)[number];

/** `mandate` asks the bank for permission to debit later. */
export type SandboxMode = PaymentMode | 'mandate';

export type SandboxStep = {
  afterSeconds: number;
  outcome: GatewayFact['outcome'];
  reason?: FailureReason;
  /** The number of webhooks; with 0 only a poll finds out. */
  copies: number;
  /** The webhook is delivered late, after a newer one. */
  isOld?: boolean;
  amountOff?: number;
};

const DELAY_SECONDS = 8;
const LATE_SECONDS = 20;
const ONE_RUPEE_LESS = -100;

export function sandboxSteps(choice: SandboxChoice, mode: SandboxMode): readonly SandboxStep[] {
  const outcome = mode === 'pay' ? 'paid' : 'blocked';
  const money: SandboxStep = { afterSeconds: 0, outcome, copies: 1 };
  const failed: SandboxStep = { afterSeconds: 0, outcome: 'failed', reason: 'limit', copies: 1 };
  switch (choice) {
    case 'success':
      return [money];
    case 'failure':
      return [failed];
    case 'delay':
      return [
        { afterSeconds: 0, outcome: 'pending', copies: 0 },
        { ...money, afterSeconds: DELAY_SECONDS },
      ];
    case 'duplicate':
      return [{ ...money, copies: 3 }];
    case 'outOfOrder':
      return [
        money,
        { ...failed, afterSeconds: 1, isOld: true },
        { afterSeconds: 2, outcome: 'pending', copies: 1, isOld: true },
      ];
    case 'wrongAmount':
      return [{ ...money, amountOff: ONE_RUPEE_LESS }];
    case 'lateSuccess':
      return [failed, { ...money, afterSeconds: LATE_SECONDS }];
  }
}
