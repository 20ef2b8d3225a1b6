import type { ComponentType } from 'react';
import type { IsoDate } from '@/lib/domain/common/dates';
import { ANSWERS, UNTIL } from './before/answers';

/** The choices that a prerendered part can answer before its script has loaded. */
export type Asked<Props> = {
  /** The last day on which the answers hold. */
  until: IsoDate;
  /** The part's additional props for each choice, by the key that `chosenIn` makes. */
  props: Readonly<Record<string, Partial<Props>>>;
};

type Given<Props> = { part: ComponentType<Props>; props: Props; asked: Asked<Props> };

/** Renders the part once more for each choice. The build takes this out of the page (`scripts/site/answers.ts`). */
export function AnswersOnServer<Props extends object>({ part: Part, props, asked }: Given<Props>) {
  return (
    <template {...{ [ANSWERS]: '', [UNTIL]: asked.until }}>
      {Object.entries(asked.props).map(([chosen, further]) => (
        <div key={chosen} data-chosen={chosen}>
          <Part {...props} {...further} />
        </div>
      ))}
    </template>
  );
}
