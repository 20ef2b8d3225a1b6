import { useOpenJourney } from '@/hooks/resume/useContinueOnDevice';
import { useOpening } from '@/hooks/resume/useOpening';
import type { JourneyDto } from '@/lib/domain/resume/contract';
import { JourneyCard } from './JourneyCard';

type Props = {
  journeys: readonly JourneyDto[];
  className: string | undefined;
  onDiscard: (quoteId: string) => Promise<unknown>;
  readAgain: () => Promise<unknown>;
};

export function JourneyCards({ journeys, className, onDiscard, readAgain }: Props) {
  const openJourney = useOpenJourney();
  const { opening, act } = useOpening(readAgain);
  return (
    <ul className={className}>
      {journeys.map((journey) => (
        <li key={journey.quoteId}>
          <JourneyCard
            journey={journey}
            isBusy={opening === journey.quoteId}
            onGoOn={() => void act(journey.quoteId, openJourney)}
            onDiscard={() => void act(journey.quoteId, onDiscard)}
          />
        </li>
      ))}
    </ul>
  );
}
