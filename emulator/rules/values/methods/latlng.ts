import { LatLngValue } from '../value';
import { methodTable, property, wrongArguments } from './method';

const EARTH_RADIUS_METRES = 6_371_010;

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Returns the great-circle distance in metres, by the haversine formula. */
function distance(a: LatLngValue, b: LatLngValue): number {
  const latitude = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const longitude = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const chord = latitude + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitude;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

export const LATLNG_METHODS = methodTable<LatLngValue>({
  latitude: property(({ latitude }) => latitude),
  longitude: property(({ longitude }) => longitude),
  distance: {
    arity: 1,
    call(receiver, args) {
      const [other] = args;
      return other instanceof LatLngValue
        ? distance(receiver, other)
        : wrongArguments('distance', args, 'latlng');
    },
  },
});
