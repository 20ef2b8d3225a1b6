import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { DateOfBirthField } from '@/components/form/DateOfBirthField';
import { useFieldMessage } from '@/components/form/useFieldMessage';
import { Button } from '@/components/ui/Button';
import { Note } from '@/components/ui/Note';
import { refusalOf, usePrice, type PriceQuery } from '@/hooks/usePrice';
import type { PriceDto } from '@/lib/domain/contract';
import { toFamilyQuery, type FamilyForm, type PersonId } from '@/lib/domain/journey/familyForm';
import { formatMoney } from '@/lib/i18n/format';
import { PeopleField } from './PeopleField';
import { PlaceField } from './PlaceField';
import { RefusalText } from './RefusedPlan';
import styles from './Summary.module.css';
import { usePersonName } from './usePersonName';
import { useToday } from './useToday';

/** `people`, `place`, or the person whose birth date it is. */
export type FamilyPart = PersonId;

type Problems = Readonly<Record<string, string>>;

type Props = {
  part: FamilyPart;
  family: FamilyForm;
  price: PriceDto | undefined;
  query: PriceQuery;
  onSave: (family: FamilyForm) => Promise<Problems | undefined>;
  onClose: () => void;
};

type FieldsProps = Pick<Props, 'part'> & {
  /** People whose birth date is asked for. */
  asked: readonly PersonId[];
  draft: FamilyForm;
  problems: Problems;
  onChange: (part: Partial<FamilyForm>) => void;
};

function Fields({ part, asked, draft, problems, onChange }: FieldsProps) {
  const id = useId();
  const t = useTranslations('journey.ages');
  const nameOf = usePersonName();
  const toMessage = useFieldMessage();
  return (
    <>
      {part === 'people' && (
        <PeopleField
          id={`${id}-people`}
          value={draft.chosen}
          onChange={(chosen) => onChange({ chosen })}
          error={toMessage(problems.chosen)}
        />
      )}
      {part === 'place' && (
        <PlaceField
          id={`${id}-place`}
          name="place"
          value={draft.place}
          onChange={(place) => onChange({ place })}
          onBlur={() => undefined}
          error={toMessage(problems.place)}
        />
      )}
      {asked.map((person) => (
        <DateOfBirthField
          key={person}
          id={`${id}-${person}`}
          label={person === 'self' ? t('self') : t('person', { name: nameOf(person, draft.chosen) })}
          value={draft.dates[person] ?? ''}
          onChange={(date) => onChange({ dates: { ...draft.dates, [person]: date } })}
          error={toMessage(problems[`dates.${person}`])}
        />
      ))}
    </>
  );
}

/** What the change would cost, before it is saved. */
function Preview({ draft, price, query }: Pick<Props, 'price' | 'query'> & { draft: FamilyForm }) {
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
  return (
    <p className="small">{t(data.priceAfterTax === price.priceAfterTax ? 'stays' : 'becomes', { amount })}</p>
  );
}

/** Where the checks can't be loaded there are none, and the server judges alone. */
async function findProblems(draft: FamilyForm): Promise<Problems> {
  const checks = await import('./familyResolver').catch(() => undefined);
  if (!checks) return {};
  // Illness is asked on a page of its own; it is not what is being changed here.
  const { existingIllness: _illness, ...problems } = await checks.findFamilyProblems(draft);
  return problems;
}

/** One part of the family, changed where it stands. */
export function FamilyEditor({ part, family, price, query, onSave, onClose }: Props) {
  const t = useTranslations('editing');
  const toMessage = useFieldMessage();
  const [draft, setDraft] = useState(family);
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const joined = draft.chosen.filter((person) => family.dates[person] === undefined);
  const asked = part === 'people' ? joined : draft.chosen.filter((person) => person === part);
  const shown = ['chosen', 'place', ...asked.map((person) => `dates.${person}`)];
  const others = Object.entries(problems).filter(([name]) => !shown.includes(name));

  const save = async () => {
    setIsBusy(true);
    const wrong = await findProblems(draft);
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
      <Fields
        part={part}
        asked={asked}
        draft={draft}
        problems={problems}
        onChange={(change) => {
          setDraft({ ...draft, ...change });
          setProblems({});
        }}
      />
      {others.map(([name, message]) => (
        <Note key={name} kind="bad" role="alert">
          {toMessage(message)}
        </Note>
      ))}
      <Preview draft={draft} price={price} query={query} />
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
