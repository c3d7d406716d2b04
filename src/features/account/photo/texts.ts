/** Texts of the photo part of the account page. */
export const accountPhoto = {
  legend: 'Profile photo',
  hint: 'JPEG, PNG, WebP or GIF, less than 2 MB. We remove the place and time it was taken.',
  choose: 'Choose photo',
  replace: 'Replace photo',
  remove: 'Remove photo',
  undo: 'Undo',
  alternative: 'Your photo',
  preparing: 'Preparing the photo…',
  chosen: 'The photo is uploaded when you save.',
  removed: 'The photo is removed when you save.',
  notImage: 'Please select an image file',
  tooLarge: 'Profile picture must be less than 2MB',
  uploading: 'Uploading your photo',
  cancel: 'Cancel upload',
} as const;
