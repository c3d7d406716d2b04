const minute = 60_000;

/**
 * Formats ms as `Xm` below an hour and as `Xh Ym` from an hour on, rounded down to minutes (WRK-094,
 * WRK-Q85).
 */
export function shortDuration(ms: number): string {
  const minutes = Math.floor(ms / minute);
  return minutes < 60 ? `${minutes}m` : `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
}
