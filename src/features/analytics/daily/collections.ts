import { defineCollection } from '@/shared/firebase/collection';
import { dayFiguresSchema, monthFiguresSchema } from './schema';

/** The totals of each UTC day, with ids such as `2026-11-23`. The nightly function writes them. */
export const dailyFigures = defineCollection('dailyFigures', dayFiguresSchema);

/** The daily totals of each month in one document, with ids such as `2026-11`. A year takes twelve reads. */
export const monthlyFigures = defineCollection('monthlyFigures', monthFiguresSchema);
