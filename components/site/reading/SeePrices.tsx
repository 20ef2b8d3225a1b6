import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/common/ui/Button';
import { useWishedTrip } from '@/hooks/travel/useWishedTrip';
import { paths } from '@/lib/config/paths';

type Props = { form: 'health' | 'travel'; kind: 'go' | 'line' };

/** Leads from a page of what we sell to its prices. */
export function SeePrices({ form, kind }: Props) {
  const t = useTranslations('common');
  const { startUrl } = useWishedTrip();
  return (
    <ButtonLink kind={kind} wide href={form === 'travel' ? startUrl : paths.getQuote}>
      {t('seePrices')}
    </ButtonLink>
  );
}
