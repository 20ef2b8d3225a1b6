import { yupResolver } from '@hookform/resolvers/yup';
import type { Resolver } from 'react-hook-form';
import { leadFormSchema } from '@/lib/validation/quote/leadForm';
import type { LeadFormValues } from './leadFormValues';

export const leadFormResolver = yupResolver(leadFormSchema) as unknown as Resolver<LeadFormValues>;
