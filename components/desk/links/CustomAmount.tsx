import { useTranslations } from 'next-intl';
import { TextField } from '@/components/common/form/TextField';
import { Note } from '@/components/common/ui/states/Note';
import { Seg } from '@/components/common/ui/Seg';
import type { LinksDto } from '@/lib/domain/desk/links';
import { formatMoney } from '@/lib/i18n/format';

type Props = {
  offers: LinksDto['offers'];
  amount: number | undefined;
  reason: string;
  error: string | undefined;
  needsApproval: boolean;
  onAmount: (amount: number) => void;
  onReason: (reason: string) => void;
};

/** Offers this quote's filed prices for other years: any other amount would be a rebate or have no owner. */
export function CustomAmount({ offers, amount, reason, error, needsApproval, onAmount, onReason }: Props) {
  const t = useTranslations('deskLinks');
  return (
    <>
      <Seg
        legend={t('years')}
        name="years"
        choices={offers.map((offer) => ({
          value: String(offer.amount),
          label: t('term', { years: offer.tenure }),
          note: formatMoney(offer.amount),
        }))}
        value={amount === undefined ? undefined : String(amount)}
        onChange={(value) => onAmount(Number(value))}
      />
      <TextField
        label={t('reason')}
        hint={t('reasonHint')}
        error={error}
        value={reason}
        onChange={({ target }) => onReason(target.value)}
      />
      {needsApproval && <Note>{t('waitsForApproval')}</Note>}
    </>
  );
}
