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
} from '@/components/common/late/lateAreas';
import { lateTexts } from '@/components/common/late/lateTexts';

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
