/** The collection that anybody may read and administrators edit (PUB-Q66). */
export const videosCollection = 'videos';
