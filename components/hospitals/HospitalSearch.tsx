import { useState } from 'react';
import { Filters } from './Filters';
import { Results } from './Results';
import { SearchForm } from './SearchForm';
import { useHospitals, type Asked } from '@/hooks/hospitals/useHospitals';
import { useLocation } from '@/hooks/hospitals/useLocation';
import type { Point } from '@/lib/domain/places/places';
import type { Speciality } from '@/lib/domain/hospitals/specialities.data';
import styles from './Hospitals.module.css';
import type { View } from './view';

export function HospitalSearch() {
  const { state, isSearching, search, showMore } = useHospitals();
  const [view, setView] = useState<View>('list');
  const location = useLocation((at: Point) => void search({ ...at }));
  const ask = (asked: Asked) => {
    location.forget();
    void search(asked);
  };
  const find = (typed: { q: string; speciality?: Speciality }) => {
    const { isCashless, isOpenAllDay } = state.is === 'found' ? state.asked : {};
    ask({ ...typed, isCashless, isOpenAllDay });
  };
  const isRefused = location.state === 'refused';
  return (
    <>
      <div className={`wrap ${styles.asks}`}>
        <SearchForm
          error={state.is === 'start' ? state.refusal : undefined}
          isSearching={isSearching || location.state === 'asking'}
          onSearch={find}
          onHere={location.ask}
        />
        {state.is === 'found' && !isRefused && (
          <Filters {...state} view={view} onView={setView} onChange={ask} />
        )}
      </div>
      <div className={`wrap ${styles.results}`}>
        <Results state={state} view={view} isRefused={isRefused} onAsk={ask} onMore={() => void showMore()} />
      </div>
    </>
  );
}
