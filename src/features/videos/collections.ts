/** The collection that everyone may read and administrators edit (PUB-Q66). */
export const videosCollection = 'videos';
