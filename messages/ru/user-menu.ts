export const userMenu = {
  label: 'Меню пользователя',
  ownQrCode: 'Мой QR-код',
  items: {
    profile: 'Профиль',
    activity: 'Мои события',
    settings: 'Настройки',
    bookings: 'Бронирования',
    organizer: 'Кабинет организатора',
    entrepreneur: 'Кабинет предпринимателя',
    teams: 'Команды',
    organizations: 'Организации',
    admin: 'Панель администратора',
    expert: 'Кабинет эксперта',
    control: 'Контроль входа',
    logout: 'Выйти',
  },
}
