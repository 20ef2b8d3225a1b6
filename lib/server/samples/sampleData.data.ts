import type { Locale } from '@/lib/domain/common/locales';
import type { LeadStatus } from '@/lib/domain/quote/leadStatus';
import type { ProductSlug } from '@/lib/domain/plans/products.data';

/** Invented people and numbers. */

export type SampleQuote = {
  name: string;
  /** As in the price query: `self:1992-04-11,spouse:1994-02-03`. */
  members: string;
  city: string;
  product: ProductSlug;
  tier?: string;
  sumInsured: number;
  tenure: 1 | 2 | 3;
  status: LeadStatus;
  hoursAgo: number;
  locale: Locale;
};

const LAKH = 1_00_000;

// oxfmt-ignore
export const SAMPLE_QUOTES: readonly SampleQuote[] = [
  { name: 'Sample Ramesh Kulkarni', members: 'self:1992-04-11,spouse:1994-02-03,son:2020-06-15', city: 'Pune', product: 'reassurev2', tier: 'Platinum+', sumInsured: 10 * LAKH, tenure: 1, status: 6, hoursAgo: 0.4, locale: 'hi' },
  { name: 'Sample Sunita Rawat', members: 'self:1960-01-20,spouse:1957-08-02', city: 'Dehradun', product: 'senior-first', tier: 'Gold', sumInsured: 10 * LAKH, tenure: 1, status: 5, hoursAgo: 0.7, locale: 'hi' },
  { name: 'Sample Imran Qureshi', members: 'self:1990-09-09,spouse:1991-12-24', city: 'Lucknow', product: 'aspire', tier: 'Gold+', sumInsured: 10 * LAKH, tenure: 1, status: 4, hoursAgo: 1.2, locale: 'en' },
  { name: 'Sample K. Lakshmi Narayan', members: 'self:1985-03-30,spouse:1983-07-18,son:2012-01-05,daughter:2015-10-11', city: 'Chennai', product: 'reassurev3', sumInsured: 25 * LAKH, tenure: 2, status: 1, hoursAgo: 2, locale: 'ta' },
  { name: 'Sample Gurleen Kaur', members: 'self:1995-05-05', city: 'Ludhiana', product: 'reassurev2', tier: 'Titanium+', sumInsured: 10 * LAKH, tenure: 1, status: 6, hoursAgo: 3, locale: 'en' },
  { name: 'Sample Biswajit Pal', members: 'self:1988-11-02,spouse:1990-04-17,daughter:2018-08-08', city: 'Kolkata', product: 'aspire', tier: 'Diamond+', sumInsured: 15 * LAKH, tenure: 1, status: 2, hoursAgo: 5, locale: 'en' },
  { name: 'Sample Deepa Menon', members: 'self:1982-02-14,spouse:1980-10-30,son:2010-03-03,daughter:2013-05-21', city: 'Kochi', product: 'reassurev2', tier: 'Platinum+', sumInsured: 20 * LAKH, tenure: 3, status: 6, hoursAgo: 8, locale: 'en' },
  { name: 'Sample Harish Patel', members: 'self:1979-06-25,spouse:1981-01-13', city: 'Ahmedabad', product: 'reassurev3', sumInsured: 10 * LAKH, tenure: 1, status: 4, hoursAgo: 20, locale: 'en' },
  { name: 'Sample Zubeda Khan', members: 'self:1958-04-04', city: 'Hyderabad', product: 'senior-first', tier: 'Platinum', sumInsured: 5 * LAKH, tenure: 1, status: 3, hoursAgo: 26, locale: 'hi' },
  { name: 'Sample Vikram Shekhawat', members: 'self:1998-12-12', city: 'Jaipur', product: 'aspire', tier: 'Diamond+', sumInsured: 10 * LAKH, tenure: 1, status: 2, hoursAgo: 28, locale: 'hi' },
  { name: 'Sample Nandini Iyer', members: 'self:1984-08-19,spouse:1982-11-27,son:2014-02-28', city: 'Bengaluru', product: 'reassurev3', sumInsured: 50 * LAKH, tenure: 2, status: 5, hoursAgo: 31, locale: 'ta' },
  { name: 'Sample Tashi Dorje', members: 'self:1993-03-21,spouse:1995-09-15', city: 'Siliguri', product: 'reassurev2', tier: 'Platinum+', sumInsured: 10 * LAKH, tenure: 1, status: 6, hoursAgo: 50, locale: 'en' },
  { name: 'Sample Prakash Jadhav', members: 'self:1987-07-07,spouse:1989-05-29,son:2011-04-14,daughter:2016-12-01,daughter:2019-09-23', city: 'Nagpur', product: 'reassurev2', tier: 'Bronze+', sumInsured: 5 * LAKH, tenure: 1, status: 4, hoursAgo: 54, locale: 'hi' },
  { name: 'Sample Shalini Verma', members: 'self:1991-10-10', city: 'Bhopal', product: 'aspire', tier: 'Gold+', sumInsured: 5 * LAKH, tenure: 1, status: 1, hoursAgo: 75, locale: 'hi' },
  { name: 'Sample Anthony D’Souza', members: 'self:1986-01-31,spouse:1988-06-06,son:2017-07-19', city: 'Mumbai', product: 'reassurev2', tier: 'Platinum+', sumInsured: 10 * LAKH, tenure: 1, status: 2, hoursAgo: 78, locale: 'en' },
  { name: 'Sample Meera Raghunathan', members: 'self:1961-09-02,spouse:1958-03-16', city: 'Coimbatore', product: 'senior-first', tier: 'Gold', sumInsured: 15 * LAKH, tenure: 1, status: 6, hoursAgo: 82, locale: 'ta' },
  { name: 'Sample Subhash Yadav', members: 'self:1989-02-22,spouse:1992-08-30,son:2021-11-11', city: 'Patna', product: 'aspire', tier: 'Gold+', sumInsured: 10 * LAKH, tenure: 1, status: 4, hoursAgo: 86, locale: 'hi' },
  { name: 'Sample Rukhsar Ansari', members: 'self:1994-04-27,spouse:1990-12-05,daughter:2019-03-08,son:2022-06-30', city: 'Kanpur', product: 'reassurev2', tier: 'Bronze+', sumInsured: 10 * LAKH, tenure: 1, status: 1, hoursAgo: 90, locale: 'hi' },
  { name: 'Sample Jayesh Thakkar', members: 'self:1975-05-18,spouse:1977-10-24', city: 'Surat', product: 'reassurev2', tier: 'Titanium+', sumInsured: 25 * LAKH, tenure: 1, status: 2, hoursAgo: 110, locale: 'en' },
  { name: 'Sample Lalitha Subbaraman', members: 'self:1963-12-19', city: 'Madurai', product: 'senior-first', tier: 'Gold', sumInsured: 10 * LAKH, tenure: 1, status: 6, hoursAgo: 118, locale: 'ta' },
  { name: 'Sample Arjun Reddy', members: 'self:1996-06-13,spouse:1998-01-09', city: 'Visakhapatnam', product: 'reassurev3', sumInsured: 20 * LAKH, tenure: 1, status: 4, hoursAgo: 140, locale: 'en' },
  { name: 'Sample Farida Sheikh', members: 'self:1971-03-12,spouse:1968-07-26,daughter:2005-05-05', city: 'Indore', product: 'reassurev2', tier: 'Platinum+', sumInsured: 15 * LAKH, tenure: 2, status: 3, hoursAgo: 160, locale: 'hi' },
  { name: 'Sample Manoj Tiwari', members: 'self:1983-11-23,spouse:1986-02-17,son:2009-12-31', city: 'Varanasi', product: 'reassurev2', tier: 'Bronze+', sumInsured: 10 * LAKH, tenure: 1, status: 2, hoursAgo: 190, locale: 'hi' },
  { name: 'Sample Kavitha Murugan', members: 'self:1990-01-15,spouse:1987-09-09,son:2016-04-20', city: 'Tiruchirappalli', product: 'aspire', tier: 'Platinum+', sumInsured: 20 * LAKH, tenure: 1, status: 5, hoursAgo: 215, locale: 'ta' },
  { name: 'Sample Rohan Gupta', members: 'self:2000-08-08', city: 'Delhi', product: 'aspire', tier: 'Titanium+', sumInsured: 50 * LAKH, tenure: 1, status: 4, hoursAgo: 260, locale: 'en' },
  { name: 'Sample Pooja Bansal', members: 'self:1992-12-02,spouse:1990-03-25,daughter:2020-10-10', city: 'Gurgaon', product: 'reassurev3', sumInsured: 100 * LAKH, tenure: 3, status: 6, hoursAgo: 300, locale: 'en' },
  { name: 'Sample George Varghese', members: 'self:1966-07-14,spouse:1969-11-08', city: 'Thiruvananthapuram', product: 'reassurev3', sumInsured: 15 * LAKH, tenure: 1, status: 2, hoursAgo: 380, locale: 'en' },
  { name: 'Sample Neha Deshpande', members: 'self:1997-02-26,spouse:1995-06-21', city: 'Nashik', product: 'reassurev2', tier: 'Platinum+', sumInsured: 10 * LAKH, tenure: 1, status: 4, hoursAgo: 450, locale: 'hi' },
  { name: 'Sample Selvam Pandian', members: 'self:1980-05-03,spouse:1984-04-12,son:2008-08-28,daughter:2011-01-17', city: 'Salem', product: 'reassurev2', tier: 'Bronze+', sumInsured: 5 * LAKH, tenure: 1, status: 1, hoursAgo: 540, locale: 'ta' },
  { name: 'Sample Ayesha Siddiqui', members: 'self:1988-10-29,spouse:1985-12-14', city: 'Aurangabad', product: 'aspire', tier: 'Gold+', sumInsured: 10 * LAKH, tenure: 1, status: 3, hoursAgo: 650, locale: 'en' },
];
