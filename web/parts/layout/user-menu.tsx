import { QrCode } from 'lucide-react'
import { Link } from 'react-router'
import { userNameCut } from '../../../contract/accounts/limits.ts'
import type { SessionUser } from '../../../contract/accounts/sign-in.ts'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Menu } from '../../ui/menu.tsx'
import { forgetDoor } from '../control/offline/forget-door.ts'
import { ActivityLink } from '../participation/activity-link.tsx'
import { userItems } from './navigation.ts'

const item = 'block w-full rounded-lg px-3 py-2.5 text-left hover:bg-sunken'

/** A name cut to 100 characters, with an ellipsis (V113). */
export const shortName = (name: string) => {
  const characters = [...name]
  return characters.length > userNameCut ? `${characters.slice(0, userNameCut).join('')}…` : name
}

export const UserMenu = ({ viewer }: { viewer: SessionUser }) => {
  const { userMenu: t } = useWords()
  const rights = {
    isStaff: viewer.roles.includes('crm_tk_staff'),
    isExpert: viewer.isExpert,
    isControl: viewer.roles.includes('control'),
  }
  return (
    <Menu
      align="right"
      summaryClass="flex items-center gap-2 rounded-full p-1 pr-3 hover:bg-sunken"
      panelClass="w-72 p-2 max-sm:-right-14"
      label={
        <>
          <Avatar id={viewer.id} name={viewer.name} photo={viewer.photo} />
          <span className="sr-only">{t.label}</span>
          <span className="max-w-32 truncate text-sm font-medium max-sm:sr-only">{viewer.name.split(' ')[0]}</span>
        </>
      }
    >
      <div className="flex items-center gap-2 border-b border-line pb-1 pl-3">
        <p className="grow py-2 font-semibold wrap-anywhere">{shortName(viewer.name)}</p>
        <Link
          to={paths.qr()}
          aria-label={t.ownQrCode}
          title={t.ownQrCode}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-lg hover:bg-sunken"
        >
          <QrCode className="size-6" aria-hidden="true" />
        </Link>
      </div>
      <ul className="mt-1">
        {userItems(rights).map(({ path, name }) => (
          <li key={path}>
            {path === paths.activity() ? (
              <ActivityLink className={item}>{t.items[name]}</ActivityLink>
            ) : (
              <Link to={path} className={item}>
                {t.items[name]}
              </Link>
            )}
          </li>
        ))}
        <li className="mt-1 border-t border-line pt-1">
          <Link to={paths.logout()} reloadDocument onClick={() => void forgetDoor().catch(() => {})} className={item}>
            {t.items.logout}
          </Link>
        </li>
      </ul>
    </Menu>
  )
}
