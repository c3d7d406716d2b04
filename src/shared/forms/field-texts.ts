/** Errors of fields that many records have. */
export const fieldTexts = {
  nameMissing: 'Enter a name.',
  nameHidden: 'Use a name that can be seen, on one line.',
  tooLong: 'Keep it to 200 characters.',
  oneLine: 'Keep it to one line.',
  emailForm: 'Enter an address such as name@organisation.org.',
};
