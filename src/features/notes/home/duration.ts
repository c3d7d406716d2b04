const minute = 60_000;

/** Milliseconds as `Xm` under an hour and `Xh Ym` from an hour on, floored to whole minutes (WRK-094, WRK-Q85). */
export function shortDuration(ms: number): string {
  const minutes = Math.floor(ms / minute);
  return minutes < 60 ? `${minutes}m` : `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
}
