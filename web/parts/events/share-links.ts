type Shared = { title: string; url: string }

/** The pages of messengers that send a link on. */
export const shareLinks = ({ title, url }: Shared) => {
  const [text, link] = [title, url].map(encodeURIComponent)
  return [
    { network: 'telegram', href: `https://t.me/share/url?url=${link}&text=${text}` },
    { network: 'whatsapp', href: `https://wa.me/?text=${text}%20${link}` },
    { network: 'vk', href: `https://vk.com/share.php?url=${link}&title=${text}` },
  ] as const
}
