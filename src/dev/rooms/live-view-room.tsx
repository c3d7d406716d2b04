import type { Live } from '@/shared/firebase/live/live';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { Entry, State } from '../entry';

const names = ['Amara Osei', 'Priya Nair'];

const states: Readonly<Record<string, Live<readonly string[]>>> = {
  loading: { status: 'loading' },
  denied: { status: 'denied' },
  failed: { status: 'failed', reason: 'unknown' },
  'failed, with what was there': { status: 'failed', reason: 'unavailable', data: names },
  late: { status: 'failed', reason: 'timeout' },
  stale: { status: 'ready', data: names, fromServer: false },
  ready: { status: 'ready', data: names, fromServer: true },
};

/** Renders live data in every state. The note about stale data appears after two seconds. */
export const LiveViewRoom = () => (
  <Entry name="LiveView" text="Shows live data, or why there is none." from="ui/workspace/live-view">
    {Object.entries(states).map(([name, live]) => (
      <State key={name} name={name}>
        <LiveView
          live={live}
          retry={() => {}}
          loading="Loading contacts…"
          failed="Contacts could not be loaded."
          timedOut="Contacts are taking longer than usual to load."
        >
          {(shown) => (
            <ul>
              {shown.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          )}
        </LiveView>
      </State>
    ))}
  </Entry>
);
