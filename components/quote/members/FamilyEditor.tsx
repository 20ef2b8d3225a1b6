import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useFieldMessage } from '@/hooks/common/forms/useFieldMessage';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { refusalOf, usePrice, type PriceQuery } from '@/hooks/quote/usePrice';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { toFamilyQuery, type FamilyForm } from '@/lib/domain/quote/journey/familyForm';
import { formatMoney } from '@/lib/i18n/format';
import { FamilyFields, type FamilyPart } from './FamilyFields';
import { RefusalText } from '@/components/quote/plans/card/RefusedPlan';
import styles from '@/components/quote/summary/Summary.module.css';
import { useToday } from './useToday';

type Problems = Readonly<Record<string, string>>;

type Props = {
  part: FamilyPart;
  /** The stored family; another tab may change it meanwhile. */
  family: FamilyForm;
  price: PriceDto | undefined;
  query: PriceQuery;
  onSave: (family: FamilyForm) => Promise<Problems | undefined>;
  onClose: () => void;
};

const fieldOf: Readonly<Partial<Record<FamilyPart, string>>> = {
  people: 'chosen',
  place: 'place',
  illness: 'existingIllness',
};

type PreviewProps = Pick<Props, 'part' | 'price' | 'query'> & { draft: FamilyForm };

function Preview({ part, draft, price, query }: PreviewProps) {
  const t = useTranslations('editing');
  const { data, error } = usePrice({ ...query, ...toFamilyQuery(draft, useToday()) });
  const refused = refusalOf(error);
  if (refused) {
    return (
      <Note kind="bad">
        <RefusalText refused={refused} />
      </Note>
    );
  }
  if (!data || !price || error !== undefined) return null;
  const amount = formatMoney(data.priceAfterTax);
  if (part === 'illness') return <p className="small">{t('illnessPrice', { amount })}</p>;
  return (
    <p className="small">{t(data.priceAfterTax === price.priceAfterTax ? 'stays' : 'becomes', { amount })}</p>
  );
}

/** If the schema can't be loaded, the server alone validates. */
async function findProblems(draft: FamilyForm, part: FamilyPart): Promise<Problems> {
  const checks = await import('@/hooks/quote/familyResolver').catch(() => undefined);
  if (!checks) return {};
  const { existingIllness, ...problems } = await checks.findFamilyProblems(draft);
  // Editing a birth date must not require an answer about illness that was never given.
  return existingIllness && part === 'illness' ? { ...problems, existingIllness } : problems;
}

/** Edits one part of the family in place; the rest is saved as stored. */
export function FamilyEditor({ part, family, price, query, onSave, onClose }: Props) {
  const t = useTranslations('editing');
  const toMessage = useFieldMessage();
  const [changed, setChanged] = useState<Partial<FamilyForm>>({});
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const draft: FamilyForm = { ...family, ...changed, dates: { ...family.dates, ...changed.dates } };
  const joined = draft.chosen.filter((person) => family.dates[person] === undefined);
  const asked = part === 'people' ? joined : draft.chosen.filter((person) => person === part);
  const shown = [fieldOf[part], ...asked.map((person) => `dates.${person}`)];
  const others = Object.entries(problems).filter(([name]) => !shown.includes(name));

  const save = async () => {
    setIsBusy(true);
    const wrong = await findProblems(draft, part);
    const refused = Object.keys(wrong).length > 0 ? wrong : await onSave(draft);
    setIsBusy(false);
    if (!refused) onClose();
    else setProblems(refused);
  };

  return (
    <form
      ref={form}
      className={styles.editor}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <FamilyFields
        part={part}
        asked={asked}
        draft={draft}
        problems={problems}
        onChange={(change) => {
          setChanged({ ...changed, ...change, dates: { ...changed.dates, ...change.dates } });
          setProblems({});
        }}
      />
      {others.map(([name, message]) => (
        <Note key={name} kind="bad" role="alert">
          {toMessage(message)}
        </Note>
      ))}
      <Preview part={part} draft={draft} price={price} query={query} />
      <div className={styles.editorActions}>
        <Button kind="act" size="small" type="submit" busy={isBusy}>
          {t('save')}
        </Button>
        <Button kind="line" size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
