/** What a machine can refuse, in words with the way out. */
const REASONS: Record<string, [problem: string, wayOut: string]> = {
  ENOSPC: ['There is no room left on the disk', 'Make some, then run it again. What was there before is untouched.'],
  EDQUOT: [
    'The disk has no more room for this user',
    'Make some, then run it again. What was there before is untouched.',
  ],
  EROFS: ['Nothing can be written here', 'Work in a folder on a disk that can be written to.'],
  EACCES: ['This user has no right to it', 'Change the owner or the rights of the folder, or work in another.'],
  EPERM: ['This user has no right to it', 'Change the owner or the rights of the folder, or work in another.'],
  ENAMETOOLONG: ['A name is longer than this disk takes', 'Give the page, or the folders it is in, shorter names.'],
  EMFILE: ['Too many files are open', 'Raise the limit (ulimit -n), or close other programs.'],
  ELOOP: ['A link leads back to itself', 'Remove it, or put what it means in its place.'],
}

/** An error of the operating system in words; null for any other, whose stack is wanted. */
export function explainSystemError(error: unknown): string | null {
  for (let link = error; link instanceof Error; link = link.cause) {
    const { code, syscall, path }: NodeJS.ErrnoException = link
    // A folder in one that cannot be made is reported as missing.
    const key = code === 'ENOENT' && syscall === 'mkdir' ? 'EROFS' : code
    const reason = key === undefined || syscall === undefined ? undefined : REASONS[key]
    if (reason) return `${reason[0]}${path ? ` (${syscall} ${path})` : ` (${syscall})`}.\n  ${reason[1]}`
  }
  return null
}
