import { useTranslations } from 'next-intl';
import type { useHospitalNames } from '@/hooks/claims/useHospitalNames';
import type { ClaimDto } from '@/lib/domain/claims/contract';
import type { FoundHospitalDto } from '@/lib/domain/hospitals/contract';
import { Choices } from './Choices';

type Named = { id: string; name: string };

type Props = {
  names: ReturnType<typeof useHospitalNames>;
  chosen: (Named & { ofClaim: ClaimDto['hospital'] }) | undefined;
  onChoose: (hospital: Named) => void;
};

/** Lists the hospitals found, and the one that was chosen before, even if it isn't among them. */
export function NetworkHospitals({ names, chosen, onChoose }: Props) {
  const t = useTranslations('tellClaim.hospital');
  const { found, isSearching, hasFailed } = names;
  const list = found?.hospitals ?? [];
  const traits = (city: string | undefined, isCashless: boolean, km?: number) =>
    [city, km !== undefined && t('km', { km }), t(isCashless ? 'cashless' : 'notCashless')]
      .filter(Boolean)
      .join(' · ');
  const toChoice = ({ id, name, city, isCashless, from }: FoundHospitalDto) => ({
    value: id,
    title: name,
    text: traits(city, isCashless, found?.isAround ? from?.km : undefined),
  });
  const before = chosen && !list.some(({ id }) => id === chosen.id) ? [toKept(chosen)] : [];
  function toKept({ id, name, ofClaim }: NonNullable<Props['chosen']>) {
    const known = ofClaim?.id === id ? ofClaim : undefined;
    return { value: id, title: name, text: known ? traits(known.city, known.isCashless) : t('inNetwork') };
  }
  const choices = [...before, ...list.map(toChoice)];
  const nameOf = (id: string) => list.find((each) => each.id === id)?.name ?? chosen?.name ?? '';
  return (
    <>
      <p className="small" role="status">
        {isSearching && !found
          ? t('searching')
          : found && t('found', { count: found.total, shown: list.length })}
        {hasFailed && t('failed')}
      </p>
      {choices.length > 0 && (
        <Choices
          id="tell-hospital-list"
          label={t('list')}
          choices={choices}
          value={chosen?.id}
          onChange={(id) => onChoose({ id, name: nameOf(id) })}
        />
      )}
    </>
  );
}
