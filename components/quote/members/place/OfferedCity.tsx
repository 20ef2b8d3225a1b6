import { useTranslations } from 'next-intl';
import { Button } from '@/components/common/ui/Button';
import { useIpCity } from '@/hooks/quote/useIpCity';

type Props = { isWanted: boolean; onTake: (city: string) => void };

/**
 * Offers the city of the network address that the page was requested from. A press takes it; it is never taken by
 * itself.
 */
export function OfferedCity({ isWanted, onTake }: Props) {
  const t = useTranslations('quote.place');
  const city = useIpCity(isWanted);
  if (!isWanted || !city) return null;
  return (
    <Button kind="line" icon="pin" onClick={() => onTake(city)}>
      {t('offered', { city })}
    </Button>
  );
}
