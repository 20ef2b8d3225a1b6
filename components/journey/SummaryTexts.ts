import {
  bill,
  callbacks,
  choosing,
  editing,
  forms,
  plans,
  share,
  validation,
  verify,
} from '@/components/ui/lateAreas';
import { lateTexts } from '@/components/ui/lateTexts';

export const SummaryTexts = lateTexts({
  choosing,
  callbacks,
  editing,
  plans,
  bill,
  forms,
  share,
  validation,
  verify,
});
