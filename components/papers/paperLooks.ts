import type { ComponentProps } from 'react';
import type { PaperOnTheWay } from '@/lib/domain/papers/paperOnTheWay';
import type { PaperItem } from './PaperItem';

type Item = ComponentProps<typeof PaperItem>;
type Look = Pick<Item, 'look'> & Omit<Item['state'], 'words'>;

export const paperLooks: Record<PaperOnTheWay<string>['state'], Look> = {
  waiting: { look: 'plain', icon: 'clock' },
  sending: { look: 'plain', icon: 'upload' },
  checking: { look: 'plain', icon: 'turn', isTurning: true },
  broken: { look: 'wait', icon: 'turn' },
  locked: { look: 'wait', icon: 'lock' },
  gone: { look: 'bad', icon: 'alert' },
  refused: { look: 'bad', icon: 'alert' },
  kept: { look: 'good', icon: 'check' },
};
