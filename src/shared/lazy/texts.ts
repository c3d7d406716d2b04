/** The texts shown if the code of a part of the screen could not be fetched. */
export const lazyTexts = {
  title: 'Not loaded yet',
  opening: 'Opening…',
  offline: 'This form opens when you are back online.',
  partOffline: 'This part appears when you are back online.',
  failed: 'This form did not load. Check your connection and try again.',
  partFailed: 'This part did not load. Check your connection and try again.',
  failedAgain: 'It still did not load. Reloading the page helps; what you saved is kept.',
  retry: 'Try again',
  reload: 'Reload page',
  close: 'Close',
};
